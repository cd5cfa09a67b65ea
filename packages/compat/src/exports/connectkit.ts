'use client'
export {
  ConnectKitButton,
  type ConnectKitButtonProps,
  type CustomConnectKitButtonProps,
} from '../connectkit/ConnectKitButton.js'
export {
  type ConnectCallbacks,
  type ConnectKitOptions,
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../connectkit/ConnectKitProvider.js'
export {
  type GetDefaultConfigParameters,
  getDefaultConfig,
} from '../connectkit/getDefaultConfig.js'
export {
  type UseModalReturn,
  useChainIsSupported,
  useChains,
  useModal,
} from '../connectkit/hooks.js'

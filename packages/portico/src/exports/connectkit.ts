'use client'
export {
  ConnectKitButton,
  type ConnectKitButtonProps,
  type CustomConnectKitButtonProps,
} from '../otherKits/connectkit/ConnectKitButton.js'
export {
  type ConnectCallbacks,
  type ConnectKitOptions,
  ConnectKitProvider,
  type ConnectKitProviderProps,
} from '../otherKits/connectkit/ConnectKitProvider.js'
export {
  type GetDefaultConfigParameters,
  getDefaultConfig,
} from '../otherKits/connectkit/getDefaultConfig.js'
export {
  type UseModalReturn,
  useChainIsSupported,
  useChains,
  useModal,
} from '../otherKits/connectkit/hooks.js'

'use client'
export type { Eip1193Provider as Provider } from '@portico/evm'
export {
  AppKit,
  type AppKitSwitchConnectionParameters,
  type ConnectionChange,
  type OpenOptions,
  type PublicStateControllerState,
  type UseAppKitStateReturn,
} from '../appkit/AppKit.js'
export type { AppKitAdapter, AppKitNetwork, AppKitOptions } from '../appkit/AppKitOptions.js'
export type {
  UseAppKitConnectionParameters,
  UseAppKitConnectionReturn,
  UseAppKitConnectionsReturn,
} from '../appkit/connections.js'
export { createAppKit } from '../appkit/currentAppKit.js'
export {
  type FetchBalanceResult,
  type UseAppKitProviderReturn,
  useAppKitAccount,
  useAppKitBalance,
  useAppKitProvider,
  useDisconnect,
  useWalletInfo,
} from '../appkit/react/accountHooks.js'
export {
  AppKitAccountButton,
  AppKitButton,
  AppKitConnectButton,
  AppKitNetworkButton,
  AppKitProvider,
  type AppKitProviderProps,
  AppKitWalletButton,
} from '../appkit/react/components.js'
export {
  useAppKitConnection,
  useAppKitConnections,
} from '../appkit/react/connectionHooks.js'
export type { AppKitElements } from '../appkit/react/elementTypes.js'
export {
  type UseAppKitNetworkCoreReturn,
  type UseAppKitNetworkReturn,
  type UseAppKitThemeReturn,
  useAppKit,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitNetworkCore,
  useAppKitSIWX,
  useAppKitState,
  useAppKitTheme,
} from '../appkit/react/kitHooks.js'
export {
  type PayOptions,
  type UseAppKitUpdateEmailParameters,
  type UseAppKitUpdateEmailReturn,
  type UseAppKitWalletParameters,
  type UseAppKitWalletReturn,
  type UsePayParameters,
  type UsePayReturn,
  useAppKitUpdateEmail,
  useAppKitWallet,
  usePay,
} from '../appkit/react/useAppKitWallet.js'
export type { AppKitAccount, UseAppKitAccountReturn } from '../appkit/toAccount.js'

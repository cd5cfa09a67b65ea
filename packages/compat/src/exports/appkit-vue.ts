export type { Eip1193Provider as Provider } from '@portico/evm'
export { AppKit, type OpenOptions, type PublicStateControllerState } from '../appkit/AppKit.js'
export type { AppKitAdapter, AppKitNetwork, AppKitOptions } from '../appkit/AppKitOptions.js'
export type {
  UseAppKitConnectionParameters,
  UseAppKitConnectionReturn,
  UseAppKitConnectionsReturn,
} from '../appkit/connections.js'
export type { AppKitAccount, UseAppKitAccountReturn } from '../appkit/toAccount.js'
export {
  type Composed,
  createAppKit,
  type UseAppKitWalletParameters,
  useAppKit,
  useAppKitAccount,
  useAppKitConnection,
  useAppKitConnections,
  useAppKitEvents,
  useAppKitNetwork,
  useAppKitProvider,
  useAppKitState,
  useAppKitTheme,
  useAppKitWallet,
  useDisconnect,
  useWalletInfo,
} from '../appkit/vue/composables.js'

export type { Eip1193Provider as Provider } from '@portico/evm'
export {
  AppKit,
  type OpenOptions,
  type PublicStateControllerState,
} from '../appkit/AppKit.js'
export type { AppKitAdapter, AppKitNetwork, AppKitOptions } from '../appkit/AppKitOptions.js'
export { createAppKit } from '../appkit/createAppKit.js'
export type { AppKitAccount, UseAppKitAccountReturn } from '../appkit/toAccount.js'

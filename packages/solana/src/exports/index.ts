export { solanaFamily } from '@portico/core/adapter'
export { type DeepLinkOptions, deepLink } from '../deepLink/deepLink.js'
export type { LinkWalletId } from '../deepLink/linkWallets.js'
export type { MwaRemote } from '../mobileWalletAdapter/createMwaChannel.js'
export {
  type MobileWalletAdapterOptions,
  mobileWalletAdapter,
} from '../mobileWalletAdapter/mobileWalletAdapter.js'
export { type PhoneWalletOptions, phoneWallet } from '../phone/phoneWallet.js'
export { solana } from '../solana.js'

export { solanaFamily } from '@portico/core/adapter'
export { type DeepLinkOptions, deepLink } from '../deepLink/deepLink.js'
export type { LinkWalletId } from '../deepLink/linkWallets.js'
export { solana } from '../solana.js'

/** Paths of the config service, relative to the base URL. */
export const servicePaths = {
  config: '/appkit/v1/config',
  origins: '/projects/v1/origins',
  wallets: '/getWallets',
  analyticsConfig: '/getAnalyticsConfig',
  walletImage: '/getWalletImage',
  assetImage: '/public/getAssetImage',
  currencyImage: '/public/getCurrencyImage',
  tokenImage: '/public/getTokenImage',
  event: '/e',
  eventBatch: '/batch',
  health: '/health',
  /** Prefix of `nonce`, `authenticate`, `me` and `sign-out`. */
  signIn: '/auth/v1',
} as const

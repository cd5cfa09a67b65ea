/** Paths of the config service, below the base URL that the owner configures. */
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
  /** Above `nonce`, `authenticate`, `me` and `sign-out`. */
  signIn: '/auth/v1',
} as const

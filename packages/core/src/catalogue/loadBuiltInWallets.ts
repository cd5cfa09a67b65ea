/** The wallets that are offered where no registry has any. */
export const loadBuiltInWallets = () => import('./findBuiltInWallets.js')

export const loadBuiltInWallets = () => import('./findBuiltInWallets.js')

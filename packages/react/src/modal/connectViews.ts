/** Loaded together: what people without a wallet at hand go through. */
export { ConnectWalletsView } from '../views/connect/ConnectWalletsView.js'
export { ConnectingMultiChainView } from '../views/connecting/ConnectingMultiChainView.js'
export { WhatIsAWalletView } from '../views/help/WhatIsAWalletView.js'
export { AllWalletsView } from '../views/wallets/AllWalletsView.js'
export { DownloadsView } from '../views/wallets/DownloadsView.js'
export { GetWalletView } from '../views/wallets/GetWalletView.js'
export { WalletNotDetectedView } from '../views/wallets/WalletNotDetectedView.js'

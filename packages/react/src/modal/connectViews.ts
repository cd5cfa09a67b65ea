import { cellButtonStyles } from '../ui/CellButton/CellButton.css.js'
import { illustrationStyles } from '../ui/Illustration/Illustration.css.js'
import { searchFieldStyles } from '../ui/SearchField/SearchField.css.js'
import { virtualGridStyles } from '../ui/VirtualGrid/VirtualGrid.css.js'
import { helpStyles } from '../views/help/HelpPoints.css.js'
import { allWalletsStyles } from '../views/wallets/AllWalletsView.css.js'
import { walletNotDetectedStyles } from '../views/wallets/WalletNotDetectedView.css.js'

/** Loaded together: what people without a wallet at hand go through. */
export { ConnectWalletsView } from '../views/connect/ConnectWalletsView.js'
export { ConnectingMultiChainView } from '../views/connecting/ConnectingMultiChainView.js'
export { WhatIsAWalletView } from '../views/help/WhatIsAWalletView.js'
export { AllWalletsView } from '../views/wallets/AllWalletsView.js'
export { DownloadsView } from '../views/wallets/DownloadsView.js'
export { GetWalletView } from '../views/wallets/GetWalletView.js'
export { WalletNotDetectedView } from '../views/wallets/WalletNotDetectedView.js'

export const styles: readonly string[] = [
  searchFieldStyles,
  cellButtonStyles,
  virtualGridStyles,
  illustrationStyles,
  helpStyles,
  allWalletsStyles,
  walletNotDetectedStyles,
]

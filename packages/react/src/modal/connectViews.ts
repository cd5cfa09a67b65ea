import { cellButtonStyles } from '../ui/CellButton/CellButton.css.js'
import { illustrationStyles } from '../ui/Illustration/Illustration.css.js'
import { linkStyles } from '../ui/Link/Link.css.js'
import { searchFieldStyles } from '../ui/SearchField/SearchField.css.js'
import { virtualGridStyles } from '../ui/VirtualGrid/VirtualGrid.css.js'
import { allWalletsStyles } from '../views/allWallets/AllWalletsView.css.js'
import { wideListStyles } from '../views/connect/WideList.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'
import { helpStyles } from '../views/parts/help/HelpPoints.css.js'
import { walletNotDetectedStyles } from '../views/walletNotDetected/WalletNotDetectedView.css.js'

export { preloadNetworkPictures } from '@portico/core/internal'
export { fetchFirstPage } from '../hooks/internal/useWalletPages.js'
export { AllWalletsView } from '../views/allWallets/AllWalletsView.js'
export { WideList } from '../views/connect/WideList.js'
export { ConnectingExternalView } from '../views/connectingExternal/ConnectingExternalView.js'
export { ConnectingMultiChainView } from '../views/connectingMultiChain/ConnectingMultiChainView.js'
export { ConnectWalletsView } from '../views/connectWallets/ConnectWalletsView.js'
export { DownloadsView } from '../views/downloads/DownloadsView.js'
export { GetWalletView } from '../views/getWallet/GetWalletView.js'
export { WalletNotDetectedView } from '../views/walletNotDetected/WalletNotDetectedView.js'
export { WhatIsAWalletView } from '../views/whatIsAWallet/WhatIsAWalletView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  linkStyles,
  searchFieldStyles,
  cellButtonStyles,
  virtualGridStyles,
  illustrationStyles,
  helpStyles,
  allWalletsStyles,
  walletNotDetectedStyles,
  wideListStyles,
]

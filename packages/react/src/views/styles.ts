import { accountStyles } from './account/AccountView.css.js'
import { profileWalletsStyles } from './account/ProfileWalletsView.css.js'
import { requestPanelStyles } from './connecting/RequestPanel.css.js'
import { headingStyles } from './Heading.css.js'
import { helpStyles } from './help/HelpPoints.css.js'
import { networksStyles } from './networks/NetworksView.css.js'
import { allWalletsStyles } from './wallets/AllWalletsView.css.js'
import { walletNotDetectedStyles } from './wallets/WalletNotDetectedView.css.js'

/** What the views add to the styles of the shadow root. */
export const viewStyles: readonly string[] = [
  headingStyles,
  accountStyles,
  profileWalletsStyles,
  requestPanelStyles,
  helpStyles,
  networksStyles,
  allWalletsStyles,
  walletNotDetectedStyles,
]

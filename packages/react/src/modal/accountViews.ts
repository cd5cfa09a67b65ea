import { actionButtonStyles } from '../ui/ActionButton/ActionButton.css.js'
import { avatarStyles } from '../ui/Avatar/Avatar.css.js'
import { copyButtonStyles } from '../ui/CopyButton/CopyButton.css.js'
import { illustrationStyles } from '../ui/Illustration/Illustration.css.js'
import { linkStyles } from '../ui/Link/Link.css.js'
import { searchFieldStyles } from '../ui/SearchField/SearchField.css.js'
import { tabsStyles } from '../ui/Tabs/Tabs.css.js'
import { accountStyles } from '../views/account/AccountView.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'
import { headingStyles } from '../views/parts/Heading/Heading.css.js'
import { helpStyles } from '../views/parts/help/HelpPoints.css.js'
import { profileWalletsStyles } from '../views/profileWallets/ProfileWalletsView.css.js'

export { AccountView } from '../views/account/AccountView.js'
export { NetworksView } from '../views/networks/NetworksView.js'
export { ProfileWalletsView } from '../views/profileWallets/ProfileWalletsView.js'
export { SwitchActiveChainView } from '../views/switchActiveChain/SwitchActiveChainView.js'
export { SwitchNetworkView } from '../views/switchNetwork/SwitchNetworkView.js'
export { UnsupportedChainView } from '../views/unsupportedChain/UnsupportedChainView.js'
export { WhatIsANetworkView } from '../views/whatIsANetwork/WhatIsANetworkView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  linkStyles,
  searchFieldStyles,
  tabsStyles,
  illustrationStyles,
  avatarStyles,
  copyButtonStyles,
  actionButtonStyles,
  headingStyles,
  accountStyles,
  profileWalletsStyles,
  helpStyles,
]

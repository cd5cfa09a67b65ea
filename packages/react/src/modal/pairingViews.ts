import { avatarStyles } from '../ui/Avatar/Avatar.css.js'
import { copyButtonStyles } from '../ui/CopyButton/CopyButton.css.js'
import { tabsStyles } from '../ui/Tabs/Tabs.css.js'
import { askingStyles } from '../views/parts/asking/askingStyles.js'
import { qrCodeStyles } from '../views/parts/qrCode/QrCode.css.js'
import { receiveStyles } from '../views/receive/ReceiveView.css.js'

export { ConnectingWalletConnectView } from '../views/connectingWalletConnect/ConnectingWalletConnectView.js'
export { ConnectingWalletConnectBasicView } from '../views/connectingWalletConnectBasic/ConnectingWalletConnectBasicView.js'
export { OpenWalletView } from '../views/openWallet/OpenWalletView.js'
export { ReceiveView } from '../views/receive/ReceiveView.js'
export { WalletCompatibleNetworksView } from '../views/receive/WalletCompatibleNetworksView.js'

export const styles: readonly string[] = [
  ...askingStyles,
  tabsStyles,
  copyButtonStyles,
  qrCodeStyles,
  avatarStyles,
  receiveStyles,
]

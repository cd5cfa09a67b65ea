import { copyButtonStyles } from '../ui/CopyButton/CopyButton.css.js'
import { tabsStyles } from '../ui/Tabs/Tabs.css.js'
import { qrCodeStyles } from '../views/pairing/QrCode.css.js'

/** Loaded together, with the encoder of the codes. */
export { ConnectingWalletConnectBasicView } from '../views/pairing/ConnectingWalletConnectBasicView.js'
export { ConnectingWalletConnectView } from '../views/pairing/ConnectingWalletConnectView.js'
export { OpenWalletView } from '../views/pairing/OpenWalletView.js'

export const styles: readonly string[] = [tabsStyles, copyButtonStyles, qrCodeStyles]

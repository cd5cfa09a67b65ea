/** Loaded together, with the encoder of the codes. */
export { ConnectingWalletConnectBasicView } from '../views/pairing/ConnectingWalletConnectBasicView.js'
export { ConnectingWalletConnectView } from '../views/pairing/ConnectingWalletConnectView.js'
export { OpenWalletView } from '../views/pairing/OpenWalletView.js'

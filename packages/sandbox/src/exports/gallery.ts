export { connectAccount, galleryAddress } from '../gallery/connectAccount.js'
export { connectWallets, describeConnection, type GalleryConnections } from '../gallery/connectWallets.js'
export { createGalleryPortico, type GalleryLook } from '../gallery/createGalleryPortico.js'
export type {
  DataBehaviour,
  GalleryState,
  LoginBehaviour,
  RemoteBehaviour,
  ServiceBehaviour,
  WalletBehaviour,
} from '../gallery/GalleryState.js'
export { moveToUnknownNetwork } from '../gallery/moveToUnknownNetwork.js'
export { openFromEmailAccount } from '../gallery/openFromEmailAccount.js'
export { rememberWallet } from '../gallery/rememberWallet.js'

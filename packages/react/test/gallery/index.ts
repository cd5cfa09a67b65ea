export { connectAccount, galleryAddress } from './connectAccount.js'
export { connectWallets, describeConnection, type GalleryConnections } from './connectWallets.js'
export { createGalleryPortico, type GalleryLook } from './createGalleryPortico.js'
export type {
  DataBehaviour,
  GalleryState,
  LoginBehaviour,
  RemoteBehaviour,
  ServiceBehaviour,
  WalletBehaviour,
} from './GalleryState.js'
export { moveToUnknownNetwork } from './moveToUnknownNetwork.js'
export { openFromEmailAccount } from './openFromEmailAccount.js'
export { rememberWallet } from './rememberWallet.js'

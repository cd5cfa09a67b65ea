export { createRemoteWallet } from '../remoteWallet/createRemoteWallet.js'
export type {
  RemoteAuthentication,
  RemoteChain,
  RemoteFamily,
  RemoteFamilyRequest,
  RemoteProposal,
  RemoteRequest,
  RemoteSession,
  RemoteSite,
  RemoteWallet,
  RemoteWalletOptions,
  RemoteWalletState,
} from '../remoteWallet/RemoteWallet.js'

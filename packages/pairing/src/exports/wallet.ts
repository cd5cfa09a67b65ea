export type { AuthPayload, Cacao } from '../authenticate/AuthPayload.js'
export { formatAuthMessage } from '../authenticate/formatAuthMessage.js'
export { findRecap, formatRecap, type Recap } from '../authenticate/recap.js'
export type { RpcError } from '../messages/parsePayload.js'
export { peerErrors } from '../messages/peerErrors.js'
export type { SocketConstructor, SocketLike } from '../relay/Socket.js'
export type {
  GrantedNamespace,
  GrantedNamespaces,
  ProposedNamespace,
  ProposedNamespaces,
} from '../session/parseNamespaces.js'
export { parsePairingUri } from '../uri/parsePairingUri.js'
export type { VerifyContext } from '../verify/createVerifier.js'
export { createWalletClient } from '../wallet/createWalletClient.js'
export type * from '../wallet/WalletClient.js'

export type { PairingOptions } from '../PairingOptions.js'
export { pairing } from '../pairing.js'
export type { PairingProvider, RemoteCall } from '../provider/PairingProvider.js'
export type { SocketConstructor, SocketLike } from '../relay/Socket.js'

export type { SocketConstructor, SocketLike } from '../relay/Socket.js'
export { type RelayTrialOptions, type RelayTrialStep, tryRelay } from '../trial/tryRelay.js'

import type { Messenger } from '../messages/createMessenger.js'
import type { Relay } from '../relay/Relay.js'
import type { Verifier } from '../verify/createVerifier.js'
import type { WalletSessions } from './createWalletSessions.js'
import type { WalletAuthentication, WalletOptions, WalletProposal } from './WalletClient.js'

export interface WalletRuntime {
  readonly options: WalletOptions
  readonly relay: Relay
  readonly messenger: Messenger
  readonly sessions: WalletSessions
  readonly verifier: Verifier
  readonly proposals: Map<number, WalletProposal>
  readonly authentications: Map<number, WalletAuthentication>
  now(): number
  quietly(work: Promise<unknown>): void
}

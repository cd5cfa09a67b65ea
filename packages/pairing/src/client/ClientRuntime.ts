import type { Environment } from '@portico/core'
import type { Messenger } from '../messages/createMessenger.js'
import type { Relay } from '../relay/Relay.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import type { Attempts } from './createAttempts.js'
import type { Sessions } from './createSessions.js'
import type { Withdrawn } from './createWithdrawn.js'
import type { PairingContext, PairingEvent } from './PairingClient.js'

/** What the methods of the client work on. */
export interface ClientRuntime {
  readonly context: PairingContext
  readonly environment: Environment
  readonly relay: Relay
  readonly messenger: Messenger
  readonly sessions: Sessions
  readonly attempts: Attempts
  readonly ended: PairingStore['ended']
  /** The accounts told last, by session and family: wallets like to repeat themselves. */
  readonly told: Map<string, string>
  /** Tells the page and the providers. */
  emit(event: PairingEvent): void
  /** Codes that were withdrawn, if there are any that somebody may answer. */
  getLate(): Withdrawn | undefined
  /** Whether this tab speaks for all: only one of them answers the wallet. */
  isLeader(): boolean
}

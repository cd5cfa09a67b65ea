import type { Environment } from '@portico/core'
import type { Messenger } from '../messages/createMessenger.js'
import type { Relay } from '../relay/Relay.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import type { Attempts } from './createAttempts.js'
import type { Sessions } from './createSessions.js'
import type { Withdrawn } from './createWithdrawn.js'
import type { PairingContext } from './PairingClient.js'

export interface ClientRuntime {
  readonly context: PairingContext
  readonly environment: Environment
  readonly relay: Relay
  readonly messenger: Messenger
  readonly sessions: Sessions
  readonly attempts: Attempts
  readonly ended: PairingStore['ended']
  readonly told: Map<string, string>
  readonly emit: PairingContext['emit']
  getLate(): Withdrawn | undefined
  /** Whether this is the tab that answers the wallet for all tabs. */
  isLeader(): boolean
}

import type { Allowances } from './connection/createAllowances.js'
import type { CatchUp } from './connection/createCatchUp.js'
import type { Hub } from './connection/createHub.js'
import type { InFlight } from './connection/createInFlight.js'
import type { Intake } from './connection/createIntake.js'
import type { Outbox } from './connection/createOutbox.js'
import type { Mailbox } from './mailbox/createMailbox.js'
import type { RelayLimits } from './relayLimits.js'

/** What the methods of the relay work with. */
export interface RelayContext {
  hub: Hub
  intake: Intake
  outbox: Outbox
  mailbox: Mailbox
  drain: CatchUp['drain']
  limits: RelayLimits
  /** Of each address. */
  publishedBytes: Allowances
  perAddress: Record<'frames' | 'publishes', Allowances>
  inFlight: InFlight
  /** Set when the relay shuts down: what is under way is finished, nothing new is begun. */
  isClosing: boolean
  /** A client of this address was thrown out. */
  onHarm(addressKey: string): void
  onError(what: string, cause: unknown): void
}

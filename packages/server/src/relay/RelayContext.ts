import type { Allowances } from './connection/createAllowances.js'
import type { CatchUp } from './connection/createCatchUp.js'
import type { Hub } from './connection/createHub.js'
import type { InFlight } from './connection/createInFlight.js'
import type { Intake } from './connection/createIntake.js'
import type { Outbox } from './connection/createOutbox.js'
import type { Mailbox } from './mailbox/createMailbox.js'
import type { RelayLimits } from './relayLimits.js'

export interface RelayContext {
  hub: Hub
  intake: Intake
  outbox: Outbox
  mailbox: Mailbox
  drain: CatchUp['drain']
  limits: RelayLimits
  publishedBytes: Allowances
  perAddress: Record<'frames' | 'publishes', Allowances>
  inFlight: InFlight
  /** Set during shutdown: requests in flight finish, new ones are not started. */
  isClosing: boolean
  /** A client of this address was disconnected for abuse. */
  onHarm(addressKey: string): void
  onError(what: string, cause: unknown): void
}

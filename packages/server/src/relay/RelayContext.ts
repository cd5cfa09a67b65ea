import type { Hub } from './connection/createHub.js'
import type { Mailbox } from './mailbox/createMailbox.js'
import type { RelayLimits } from './relayLimits.js'

/** What the methods of the relay work with. */
export interface RelayContext {
  hub: Hub
  mailbox: Mailbox
  limits: RelayLimits
  onError(what: string, cause: unknown): void
}

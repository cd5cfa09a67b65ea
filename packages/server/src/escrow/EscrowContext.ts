import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Database } from '../database/Database.js'
import type { KeyRing } from '../secrets/createKeyRing.js'
import type { Recipient } from '../secrets/hpke.js'
import type { TicketReader } from './createTicketReader.js'

/** What every route of the escrow is given. */
export interface EscrowContext {
  database: Database
  keyRing: KeyRing
  /** One for each key, the newest first: what was sealed to an older one a moment ago can still be opened. */
  recipients: readonly Recipient[]
  readTicket: TicketReader
  releasesPerHour: number
  now(): number
  onError(error: Error): void
}

export interface EscrowEnv {
  Bindings: Partial<HttpBindings>
  Variables: { deviceId: string }
}

export type EscrowApp = Hono<EscrowEnv>

import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { defaultMailLimits } from '../auth/authLimits.js'
import type { Database } from '../database/Database.js'
import type { TrustProxy } from '../http/readAddress.js'
import type { Mailer } from '../mail/createMailer.js'
import type { KeyRing } from '../secrets/createKeyRing.js'
import type { Hasher } from '../secrets/deriveKey.js'
import type { Recipient } from '../secrets/hpke.js'
import type { TicketReader } from './createTicketReader.js'
import type { StakeReader } from './stake/createStakeReader.js'

export interface EscrowContext {
  database: Database
  /** Without a trailing slash. */
  url: string
  trustProxy: TrustProxy
  mailer: Mailer
  hash: Hasher
  keyRing: KeyRing
  /** One per key, newest first: data just sealed to an older one can still be opened. */
  recipients: readonly Recipient[]
  readTicket: TicketReader
  hashMailbox(email: string): [Buffer, ...Buffer[]]
  /** Milliseconds a device waits for the key after the owner was asked, by the value of the wallet. */
  delays: { small: number; large: number }
  readStake: StakeReader
  limits: EscrowLimits
  now(): number
  onError(error: Error): void
}

export interface EscrowEnv {
  Bindings: Partial<HttpBindings>
  Variables: { deviceId: string }
}

export type EscrowApp = Hono<EscrowEnv>

export const defaultEscrowLimits = {
  ...defaultMailLimits,
  /** Keys released per hour in total. Exceeding it is unusual and worth an investigation. */
  releasesPerHour: 60,
  keysPerAccount: 50,
}

export type EscrowLimits = typeof defaultEscrowLimits

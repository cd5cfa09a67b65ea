import type { DatabaseOptions } from '../database/openDatabase.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import type { EscrowLimits } from './escrowLimits.js'

export interface EscrowOptions extends DatabaseOptions {
  host?: string | undefined
  /** 0 takes a free one. */
  port?: number | undefined
  /** Where the vault reaches the escrow, `https://escrow.shop.example`; its own address when left out. */
  url?: string | undefined
  /** Where the vault's pages are, the only ones that may call. */
  vaultUrl: string
  /** Where the auth service is, whose word on who has signed in is asked for first. */
  authUrl: string
  /** Where its public keys are read, if that is another address from here. */
  authKeysUrl?: string | undefined
  /** 32 random bytes that encrypt the keys; older ones behind it are still read. */
  keys: readonly string[]
  /** Any SMTP server, best not the one of the auth service. */
  smtpUrl: string
  /** The sender of mails. */
  mailFrom: string
  /** How long a new device waits for a key after its owner was asked, in hours. */
  newDeviceHours?: number | undefined
  limits?: Partial<EscrowLimits> | undefined
  rateLimit?: RateLimit | undefined
  trustProxy?: boolean | undefined
  now?: (() => number) | undefined
}

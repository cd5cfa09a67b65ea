import type { DatabaseOptions } from '../database/openDatabase.js'
import type { RateLimit } from '../http/createRateLimiter.js'

export interface EscrowOptions extends DatabaseOptions {
  host?: string | undefined
  /** 0 takes a free one. */
  port?: number | undefined
  /** Where the vault reaches the escrow, `https://escrow.shop.example`; its own address when left out. */
  url?: string | undefined
  /** Where the vault's pages are, the only ones that may call. */
  vaultUrl: string
  /** Where the auth service is, whose tickets count. */
  authUrl: string
  /** Where its public keys are read, if that is another address from here. */
  authKeysUrl?: string | undefined
  /** 32 random bytes that encrypt the keys; older ones behind it are still read. */
  keys: readonly string[]
  /**
   * Keys given out in an hour, for everybody together. Whoever takes over the auth service can ask for all of them: this
   * says how many they get before somebody looks.
   */
  releasesPerHour?: number | undefined
  rateLimit?: RateLimit | undefined
  trustProxy?: boolean | undefined
  now?: (() => number) | undefined
}

import type { OperationOptions } from '../admin/openAdmin.js'
import type { DatabaseOptions } from '../database/openDatabase.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import type { TrustProxy } from '../http/readAddress.js'
import type { MailOptions } from '../mail/createMailer.js'
import type { EscrowLimits } from './EscrowContext.js'
import type { StakeOptions } from './stake/listAssets.js'

/** The escrow should use a different mail server than the auth service. */
export interface EscrowOptions extends DatabaseOptions, MailOptions, OperationOptions {
  host?: string | undefined
  /** 0 picks a free port. */
  port?: number | undefined
  /** Public URL, such as `https://escrow.shop.example`; default: the listening address. */
  url?: string | undefined
  /** URL of the vault, the only origin that may call. */
  vaultUrl: string
  /** URL of the auth service, which issues tickets. */
  authUrl: string
  /** URL of its public keys, if it differs on the internal network. */
  authKeysUrl?: string | undefined
  /** 32 random bytes each. The first key encrypts; the others only decrypt older entries. */
  keys: readonly string[]
  /** Hours a new device waits for a key after the owner was asked. */
  newDeviceHours?: number | undefined
  /** The same in minutes for an empty or small wallet. */
  smallWalletMinutes?: number | undefined
  /** How the escrow reads a wallet's balances. Without it every wallet counts as large. */
  stake?: StakeOptions | undefined
  limits?: Partial<EscrowLimits> | undefined
  rateLimit?: RateLimit | undefined
  trustProxy?: TrustProxy | undefined
  now?: (() => number) | undefined
}

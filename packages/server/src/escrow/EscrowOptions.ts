import type { OperationOptions } from '../admin/OperationOptions.js'
import type { DatabaseOptions } from '../database/openDatabase.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import type { MailOptions } from '../mail/openMailer.js'
import type { EscrowLimits } from './escrowLimits.js'
import type { StakeOptions } from './stake/StakeOptions.js'

/** Its mail server is best not the one of the auth service. */
export interface EscrowOptions extends DatabaseOptions, MailOptions, OperationOptions {
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
  /** How long a new device waits for a key after its owner was asked, in hours. */
  newDeviceHours?: number | undefined
  /** How long it waits while the wallet is empty or small, in minutes. */
  smallWalletMinutes?: number | undefined
  /** How the escrow finds out what is in a wallet. Without it every wallet counts as large. */
  stake?: StakeOptions | undefined
  limits?: Partial<EscrowLimits> | undefined
  rateLimit?: RateLimit | undefined
  trustProxy?: boolean | undefined
  now?: (() => number) | undefined
}

import type { OperationOptions } from '../admin/OperationOptions.js'
import type { RateLimit } from '../http/createRateLimiter.js'

export interface SmartAccountOptions {
  /** A bundler (ERC-4337) for the entry point 0.7. */
  bundler: string
  /** A paymaster (ERC-7677) that pays for visitors. */
  paymaster?: string | undefined
  /** The contracts of the accounts: Solady's factory, and what it makes accounts of. */
  factory: string
  implementation: string
  /** The contract `SpendingGrants`, which holds sites to what visitors allow them; they can allow nothing where there is none. */
  grants?: string | undefined
}

export interface VaultOptions extends OperationOptions {
  host?: string | undefined
  /** 0 takes a free one. */
  port?: number | undefined
  /** Built pages of the vault; those that came with this package when left out. */
  folder?: string | undefined
  /** The config service, which knows the origins of each project; or their list. */
  projects: { servicesUrl: string } | { origins: Readonly<Record<string, readonly string[]>> }
  /** Where the vault's pages find the auth service. */
  authUrl: string
  /** And the escrow, where there is one. */
  escrowUrl?: string | undefined
  /** Where they reach each chain, by CAIP-2 id. Nothing else can be reached. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  /** Smart accounts, by CAIP-2 id of networks in `rpcUrls`; none where left out. */
  smartAccounts?: Readonly<Record<string, SmartAccountOptions>> | undefined
  /** Per address, or IPv6 network of 64 bits; files may come ten times as often. */
  rateLimit?: RateLimit | undefined
  /** Believe the X-Forwarded-For header of the proxy in front. */
  trustProxy?: boolean | undefined
  now?: (() => number) | undefined
  onError?: ((error: Error) => void) | undefined
}

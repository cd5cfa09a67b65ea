import type { RateLimit } from '../http/createRateLimiter.js'

export interface VaultOptions {
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
  /** Per address, or IPv6 network of 64 bits; files may come ten times as often. */
  rateLimit?: RateLimit | undefined
  /** Believe the X-Forwarded-For header of the proxy in front. */
  trustProxy?: boolean | undefined
  now?: (() => number) | undefined
  onError?: ((error: Error) => void) | undefined
}

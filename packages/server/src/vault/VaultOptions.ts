import type { OperationOptions } from '../admin/openAdmin.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import type { TrustProxy } from '../http/readAddress.js'
import type { VaultServices } from './manifest/VaultManifest.js'

export interface SmartAccountOptions {
  /** A bundler (ERC-4337) for EntryPoint 0.7. */
  bundler: string
  /** A paymaster (ERC-7677) that sponsors visitors. */
  paymaster?: string | undefined
  /** Contracts of the accounts: Solady's factory and the account implementation. */
  factory: string
  implementation: string
}

export interface VaultSigners {
  /** Two or more Ed25519 public keys in hex. */
  keys: readonly string[]
  /** Path of the manifest that they have signed. */
  manifest: string
  /** Folder that remembers the newest manifest, so that an older one is refused. */
  data: string
}

export interface VaultOptions extends OperationOptions {
  host?: string | undefined
  /** 0 picks a free port. */
  port?: number | undefined
  /** Built pages of the vault; default: those of this package. */
  folder?: string | undefined
  /** The config service, which knows the allowed origins of each project, or a fixed list. */
  projects: { servicesUrl: string } | { origins: Readonly<Record<string, readonly string[]>> }
  /** URL of the auth service for the vault's pages. */
  authUrl: string
  escrowUrl?: string | undefined
  /** RPC URLs by CAIP-2 id. The content security policy blocks all others. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  /**
   * Uniswap V2 compatible routers by CAIP-2 id, beside the well-known ones. The vault shows the minimum received of their
   * swaps; swaps of other contracts are shown as calls that cannot be read.
   */
  swapRouters?: Readonly<Record<string, string>> | undefined
  /** Smart accounts by CAIP-2 id of networks in `rpcUrls`; default: none. */
  smartAccounts?: Readonly<Record<string, SmartAccountOptions>> | undefined
  /** Serves only what all signers have signed, for the projects in their manifest. */
  signers?: VaultSigners | undefined
  /** Per IPv4 address or IPv6 /64; files have ten times the limit. */
  rateLimit?: RateLimit | undefined
  /** Trust the X-Forwarded-For header of the reverse proxy. */
  trustProxy?: TrustProxy | undefined
  now?: (() => number) | undefined
  onError?: ((error: Error) => void) | undefined
}

/** The settings of the vault's pages that all projects share. */
export const describeServices = (options: VaultOptions): VaultServices => ({
  authUrl: options.authUrl,
  ...(options.escrowUrl && { escrowUrl: options.escrowUrl }),
  rpcUrls: { ...options.rpcUrls },
  ...(options.swapRouters && { swapRouters: { ...options.swapRouters } }),
  ...(options.smartAccounts && { smartAccounts: { ...options.smartAccounts } }),
})

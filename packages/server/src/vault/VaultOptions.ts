export interface VaultOptions {
  host?: string | undefined
  /** 0 takes a free one. */
  port?: number | undefined
  /** The built pages of the vault. */
  folder: string
  /** The config service, which knows the origins of each project; or their list. */
  projects: { servicesUrl: string } | { origins: Readonly<Record<string, readonly string[]>> }
  /** Where the vault's pages find the auth service. */
  authUrl: string
  /** And the escrow, where there is one. */
  escrowUrl?: string | undefined
  /** Where they reach each chain, by CAIP-2 id. Nothing else can be reached. */
  rpcUrls?: Readonly<Record<string, string>> | undefined
  now?: (() => number) | undefined
  onError?: ((error: Error) => void) | undefined
}

/** A wallet of the built-in registry. Uncertain fields are left out. */
export interface WalletSeed {
  slug: string
  name: string
  /** Id in public registries; otherwise it is derived from the slug. */
  id?: string
  homepage: string
  chains: readonly string[]
  /** Namespaces in which the wallet can add networks. */
  opens?: readonly string[]
  certified?: true
  rdns?: string
  mobileLink?: string
  universalLink?: string
  desktopLink?: string
  webappLink?: string
  /** App Store id. */
  appStore?: string
  /** Google Play package. */
  playStore?: string
  /** Chrome Web Store extension id. */
  chromeStore?: string
  /** Names of the injected provider, by namespace. */
  injected?: Readonly<Record<string, string>>
}

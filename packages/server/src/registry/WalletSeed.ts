export interface WalletSeed {
  slug: string
  name: string
  /** Id in public registries; otherwise it is derived from the slug. */
  id?: string
  homepage: string
  chains: readonly string[]
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
  injected?: Readonly<Record<string, string>>
}

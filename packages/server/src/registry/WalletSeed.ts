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
  links?: { mobile?: string; universal?: string; desktop?: string; webapp?: string }
  /** App Store id, Google Play package and Chrome Web Store id. */
  stores?: { apple?: string; google?: string; chrome?: string }
  injected?: Readonly<Record<string, string>>
}

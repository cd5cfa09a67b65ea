/** What the registry in this repository says of a wallet. A field that is not certain is left out. */
export interface WalletSeed {
  slug: string
  name: string
  /** The id under which the public registries know the wallet; others get one made from the slug. */
  id?: string
  homepage: string
  chains: readonly string[]
  /** Families whose networks the wallet can add by itself, by namespace. */
  opens?: readonly string[]
  certified?: true
  rdns?: string
  mobileLink?: string
  universalLink?: string
  desktopLink?: string
  webappLink?: string
  /** Number of the app in Apple's store. */
  appStore?: string
  /** Package of the app in Google's store. */
  playStore?: string
  /** Id of the extension in Chrome's store. */
  chromeStore?: string
  /** Names under which the extension shows itself on a page, by namespace. */
  injected?: Readonly<Record<string, string>>
}

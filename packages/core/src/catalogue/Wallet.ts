import type { Wallet as RegistryWallet } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'

/** An entry of the wallet registry (E-11), or of the kit's own list. */
export interface Wallet extends Readonly<RegistryWallet> {
  /**
   * Opens a page in the wallet's own browser on a phone, by family, with a place for the page's address: `{url}`
   * encoded, `{twice}` encoded twice, `{bare}` without its scheme. Only in the kit's own list.
   */
  readonly browse_links?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}

/**
 * A wallet used before, with what is needed to show it. Links are left out on purpose: they are fetched again
 * when needed, so that nobody who can write to the storage chooses what is opened.
 */
export type RecentWallet = Pick<Wallet, 'id' | 'name' | 'image_id' | 'image_url' | 'rdns' | 'chains'>

import type { Wallet as RegistryWallet } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'

/** An entry of the wallet registry (E-11), or of the built-in list. */
export interface Wallet extends Readonly<RegistryWallet> {
  /**
   * Opens a page in the wallet's in-app browser, by family, with a placeholder for the page's URL: `{url}` encoded,
   * `{twice}` encoded twice, `{bare}` without its scheme. Only in the built-in list.
   */
  readonly browse_links?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}

/**
 * A recently used wallet. Links are omitted on purpose and fetched when needed, because an attacker with access to
 * the storage could choose what is opened.
 */
export type RecentWallet = Pick<Wallet, 'id' | 'name' | 'image_id' | 'image_url' | 'rdns' | 'chains'>

import type { Wallet as RegistryWallet } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'

/** An entry of the wallet registry (E-11), or of the built-in list. */
export interface Wallet extends Readonly<RegistryWallet> {
  /** In-app browser links by family; `{url}` is encoded, `{twice}` encoded twice, `{bare}` has no scheme. */
  readonly browse_links?: Readonly<Partial<Record<ChainNamespace, string>>> | undefined
}

/** Without links: an attacker with access to the storage could choose what is opened. */
export type RecentWallet = Pick<Wallet, 'id' | 'name' | 'image_id' | 'image_url' | 'rdns' | 'chains'>

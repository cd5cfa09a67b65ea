import type { Wallet as RegistryWallet } from '@portico/protocol'

/** An entry of the wallet registry (E-11). */
export type Wallet = Readonly<RegistryWallet>

/**
 * A wallet used before, with what is needed to show it. Links are left out on purpose: they are fetched again
 * when needed, so that nobody who can write to the storage chooses what is opened.
 */
export type RecentWallet = Pick<Wallet, 'id' | 'name' | 'image_id' | 'image_url' | 'rdns' | 'chains'>

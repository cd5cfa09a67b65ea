import type { Wallet } from '@portico/core/adapter'

/** A wallet from any description: registry, options, or an earlier visit. */
export type ListedWallet = Pick<Wallet, 'id' | 'name'> & Partial<Wallet>

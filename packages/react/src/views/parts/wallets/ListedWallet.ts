import type { Wallet } from '@portico/core/adapter'

/** What the lists need of a wallet, wherever it was described: registry, owner's options, an earlier visit. */
export type ListedWallet = Pick<Wallet, 'id' | 'name'> & Partial<Wallet>

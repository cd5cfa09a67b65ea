import type { Bytes } from '../keys/Bytes.ts'
import type { Accounts } from './deriveAccounts.ts'
import { formatEvmKey } from './evm/derive/formatEvmKey.ts'
import { formatSolanaKey } from './solana/derive/formatSolanaKey.ts'

/** A wallet that is open. */
export interface KeyOwner {
  readonly root: Bytes
  readonly accounts: Accounts
}

export interface OwnKey {
  /** As people know the family. */
  readonly name: string
  getAddress(owner: KeyOwner): string
  /** In the form in which wallets of the family take it. */
  format(owner: KeyOwner): string
}

/** What owners can take along to other wallets, of the families that every wallet is known by. */
export const ownKeys: Readonly<Record<string, OwnKey>> = {
  eip155: {
    name: 'Ethereum (EVM)',
    getAddress: ({ accounts }) => accounts.addresses.eip155,
    format: ({ accounts }) => formatEvmKey(accounts.evmKey),
  },
  solana: {
    name: 'Solana',
    getAddress: ({ accounts }) => accounts.addresses.solana,
    format: ({ accounts }) => formatSolanaKey(accounts.solanaKey),
  },
}

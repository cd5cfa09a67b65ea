import type { Bytes } from '../keys/Bytes.ts'
import type { Accounts } from './deriveAccounts.ts'
import { formatEvmKey } from './evm/derive/deriveEvmKey.ts'
import { formatSolanaKey } from './solana/derive/deriveSolanaKey.ts'

export interface KeyOwner {
  readonly root: Bytes
  readonly accounts: Accounts
}

export interface OwnKey {
  readonly name: string
  getAddress(owner: KeyOwner): string
  format(owner: KeyOwner): string
}

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

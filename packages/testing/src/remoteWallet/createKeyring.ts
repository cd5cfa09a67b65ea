import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { testAccounts } from '../evmWallet/testAccounts.js'
import { createSolanaAccount, type SolanaAccount } from '../solanaWallet/createSolanaAccount.js'
import type { RemoteWalletOptions } from './RemoteWallet.js'

export interface Keyring {
  readonly keys: readonly Hex[]
  readonly evm: readonly PrivateKeyAccount[]
  readonly solana: readonly SolanaAccount[]
  getAddresses(namespace: string): readonly string[]
}

export function createKeyring({
  eip155 = [testAccounts[0].privateKey],
  solana = [],
}: RemoteWalletOptions['accounts'] = {}): Keyring {
  const evm = eip155.map(key => privateKeyToAccount(key))
  const solanaAccounts = solana.map(createSolanaAccount)
  const addresses: Readonly<Record<string, readonly string[]>> = {
    eip155: evm.map(({ address }) => address),
    solana: solanaAccounts.map(({ address }) => address),
  }
  return {
    keys: eip155,
    evm,
    solana: solanaAccounts,
    getAddresses: namespace => addresses[namespace] ?? [],
  }
}

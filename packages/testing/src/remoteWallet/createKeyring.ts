import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { type Hex, hexToBytes } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { testAccounts } from '../evmWallet/testAccounts.js'
import type { RemoteWalletOptions } from './RemoteWallet.js'

export interface SolanaAccount {
  readonly address: string
  sign(bytes: Uint8Array): Uint8Array
}

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

function createSolanaAccount(key: Hex): SolanaAccount {
  const secret = hexToBytes(key)
  return {
    address: base58.encode(ed25519.getPublicKey(secret)),
    sign: bytes => ed25519.sign(bytes, secret),
  }
}

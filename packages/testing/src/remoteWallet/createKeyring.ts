import type { Hex } from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type BitcoinAccount, createBitcoinAccount } from '../bitcoinWallet/createBitcoinAccount.js'
import { type CosmosAccount, createCosmosAccount } from '../cosmosWallet/createCosmosAccount.js'
import { testAccounts } from '../evmWallet/testAccounts.js'
import { createPolkadotAccount, type PolkadotAccount } from '../polkadotWallet/createPolkadotAccount.js'
import { createSolanaAccount, type SolanaAccount } from '../solanaWallet/createSolanaAccount.js'
import { getBitcoinNetwork, getCosmosPrefix, getPolkadotPrefix } from './addressFormats.js'
import type { RemoteWalletOptions } from './RemoteWallet.js'

export interface Keyring {
  readonly keys: readonly Hex[]
  readonly evm: readonly PrivateKeyAccount[]
  readonly solana: readonly SolanaAccount[]
  readonly polkadot: readonly PolkadotAccount[]
  readonly cosmos: readonly CosmosAccount[]
  /** Bitcoin addresses differ by network. */
  getBitcoin(chain: string): readonly BitcoinAccount[]
  /** By chain, or by family if its chains share addresses. */
  getAddresses(chain: string): readonly string[]
}

export function createKeyring(
  accounts: RemoteWalletOptions['accounts'] = {},
  families: RemoteWalletOptions['families'] = {},
): Keyring {
  const { eip155 = [testAccounts[0].privateKey], bip122 = [] } = accounts
  const evm = eip155.map(key => privateKeyToAccount(key))
  const solana = (accounts.solana ?? []).map(createSolanaAccount)
  const polkadot = (accounts.polkadot ?? []).map(createPolkadotAccount)
  const cosmos = (accounts.cosmos ?? []).map(createCosmosAccount)
  const getBitcoin = (chain: string) =>
    bip122.map(key => createBitcoinAccount(key, getBitcoinNetwork(getReference(chain))))
  const others = Object.entries(families).map(([namespace, { getAddress }]) => {
    const keys = Object.entries(accounts).find(([name]) => name === namespace)?.[1] ?? []
    return [namespace, (reference: string) => keys.map(key => getAddress(key, `${namespace}:${reference}`))]
  })
  const addresses: Readonly<Record<string, (reference: string) => readonly string[]>> = {
    eip155: () => evm.map(({ address }) => address),
    solana: () => solana.map(({ address }) => address),
    bip122: reference => getBitcoin(`bip122:${reference}`).map(({ payment }) => payment.address),
    polkadot: reference => polkadot.map(({ formatAddress }) => formatAddress(getPolkadotPrefix(reference))),
    cosmos: reference => cosmos.map(({ formatAddress }) => formatAddress(getCosmosPrefix(reference))),
    ...Object.fromEntries(others),
  }
  return {
    keys: eip155,
    evm,
    solana,
    polkadot,
    cosmos,
    getBitcoin,
    getAddresses: chain => addresses[chain.split(':')[0] ?? chain]?.(getReference(chain)) ?? [],
  }
}

const getReference = (chain: string) => chain.split(':')[1] ?? ''

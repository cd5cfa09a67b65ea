import { expect, it } from 'vitest'
import * as bitcoinWallet from './bitcoin-wallet.js'
import * as conformance from './conformance.js'
import * as cosmosWallet from './cosmos-wallet.js'
import * as index from './index.js'
import * as page from './page.js'
import * as polkadotWallet from './polkadot-wallet.js'
import * as remoteWallet from './remote-wallet.js'
import * as solanaWallet from './solana-wallet.js'

const others: Readonly<Record<string, readonly string[]>> = {
  Bitcoin: ['bitcoinNetworks', 'genesisHashes'],
  Polkadot: ['encodeSignerPayload'],
}

it('exports these names and no others', () => {
  expect(Object.keys(index).sort()).toEqual([
    'ProviderRpcError',
    'createMockEvmWallet',
    'installMockWallet',
    'mockWallets',
    'testAccounts',
  ])
  expect(Object.keys(conformance).sort()).toEqual([
    'announceWallet',
    'createAdapterContext',
    'createConformanceRun',
    'createEvmNetwork',
    'createMemoryStorage',
    'createPage',
    'describeAdapter',
    'describeEvmAdapter',
    'describePairedAdapter',
    'describeSourceAdapter',
    'familyTraits',
    'until',
    'useEvmNodes',
  ])
  expect(Object.keys(page).sort()).toEqual(['readPageScript'])
  expect(Object.keys(remoteWallet).sort()).toEqual(['createRemoteWallet'])
  for (const [family, exported] of Object.entries({
    Solana: solanaWallet,
    Bitcoin: bitcoinWallet,
    Polkadot: polkadotWallet,
    Cosmos: cosmosWallet,
  })) {
    const names = [`create${family}Account`, `createMock${family}Wallet`, `installMock${family}Wallet`]
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(names))
    expect(Object.keys(exported).filter(name => !names.includes(name))).toEqual(others[family] ?? [])
  }
})

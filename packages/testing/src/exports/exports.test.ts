import { expect, it } from 'vitest'
import * as bitcoin from './bitcoin.js'
import * as bitcoinWallet from './bitcoin-wallet.js'
import * as chain from './chain.js'
import * as conformance from './conformance.js'
import * as cosmos from './cosmos.js'
import * as cosmosWallet from './cosmos-wallet.js'
import * as gallery from './gallery.js'
import * as index from './index.js'
import * as page from './page.js'
import * as polkadot from './polkadot.js'
import * as polkadotWallet from './polkadot-wallet.js'
import * as remoteWallet from './remote-wallet.js'
import * as solana from './solana.js'
import * as solanaWallet from './solana-wallet.js'

it('exports these names and no others', () => {
  expect(Object.keys(index).sort()).toEqual([
    'ProviderRpcError',
    'createMockEvmWallet',
    'installMockWallet',
    'mockWallets',
    'testAccounts',
  ])
  expect(Object.keys(chain).sort()).toEqual([
    'accountContracts',
    'connectLocalContracts',
    'deploySpendingGrants',
    'findFreePort',
    'spendingGrantsAbi',
    'startBundler',
    'startChain',
    'startOnRamp',
    'testAccounts',
  ])
  expect(Object.keys(conformance).sort()).toEqual([
    'announceWallet',
    'createAdapterContext',
    'createConformanceRun',
    'createEvmNetwork',
    'createPage',
    'describeAdapter',
    'describeEvmAdapter',
    'describePairedAdapter',
    'familyTraits',
    'until',
    'useEvmNodes',
  ])
  expect(Object.keys(gallery).sort()).toEqual([
    'connectAccount',
    'connectWallets',
    'createGalleryPortico',
    'describeConnection',
    'galleryAddress',
    'moveToUnknownNetwork',
    'openFromEmailAccount',
    'rememberWallet',
  ])
  expect(Object.keys(solana).sort()).toEqual(['connectLocalTokens', 'startSolana'])
  expect(Object.keys(page).sort()).toEqual(['readPageScript'])
  expect(Object.keys(remoteWallet).sort()).toEqual(['createRemoteWallet'])
  for (const [family, exported] of Object.entries({
    Bitcoin: bitcoin,
    Polkadot: polkadot,
    Cosmos: cosmos,
  })) {
    expect(Object.keys(exported)).toEqual([`start${family}`])
  }
  for (const [family, exported] of Object.entries({
    Solana: solanaWallet,
    Bitcoin: bitcoinWallet,
    Polkadot: polkadotWallet,
    Cosmos: cosmosWallet,
  })) {
    const names = [`create${family}Account`, `createMock${family}Wallet`, `installMock${family}Wallet`]
    const others = family === 'Polkadot' ? ['encodeSignerPayload'] : []
    expect(Object.keys(exported).sort()).toEqual([...names, ...others].sort())
  }
})

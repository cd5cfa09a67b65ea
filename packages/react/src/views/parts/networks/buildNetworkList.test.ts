import type { CaipNetworkId, ChainNamespace, Network } from '@portico/core'
import { expect, it } from 'vitest'
import { buildNetworkList, type NetworkListOptions } from './useNetworkList.js'

const network = (caipNetworkId: CaipNetworkId, name: string, more: Partial<Network> = {}): Network => {
  const [namespace = '', id = ''] = caipNetworkId.split(':')
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    chainNamespace: namespace as ChainNamespace, // created in the line above
    caipNetworkId,
    supported: true,
    ...more,
  }
}

const ethereum = network('eip155:1', 'Ethereum')
const base = network('eip155:8453', 'Base')
const sepolia = network('eip155:11155111', 'Sepolia', { testnet: true })
const solana = network('solana:1', 'Solana', { nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 } })
const requested = [ethereum, sepolia, solana, base]

function build(current: Network, options: Partial<NetworkListOptions> = {}) {
  const list = buildNetworkList(
    { requested, activeNamespace: 'eip155', active: { eip155: current } },
    { families: new Set<ChainNamespace>(['eip155', 'solana']), ...options },
  )
  return {
    ...list,
    names: list.networks.map(row => row.network.name),
    testnetNames: list.testnets.map(row => row.network.name),
  }
}

it('puts the current network on top and testnets apart [C-11]', () => {
  expect(build(base)).toMatchObject({ names: ['Base', 'Ethereum', 'Solana'], testnetNames: ['Sepolia'] })
  expect(build(sepolia)).toMatchObject({ names: ['Sepolia', 'Ethereum', 'Solana', 'Base'], testnetNames: [] })
})

it.each([
  ['bas', ['Base'], []],
  [' ETHER ', ['Ethereum'], []],
  ['8453', ['Base'], []],
  ['sol', ['Solana'], []],
  ['sepo', [], ['Sepolia']],
  ['nothing like it', [], []],
])('finds "%s" by name, chain id or currency [C-11]', (query, names, testnetNames) => {
  expect(build(ethereum, { query })).toMatchObject({ names, testnetNames })
})

it('says which network is not one of the site [T-10]', () => {
  const unknown = network('eip155:5', 'Unknown Network', { supported: false })
  expect(build(unknown).unsupported).toBe(unknown)
  expect(build(ethereum).unsupported).toBeUndefined()
})

it('lists what cannot be chosen last, with the reason [C-11]', () => {
  const { networks } = build(ethereum, { families: new Set<ChainNamespace>(['eip155']) })
  expect(networks.map(row => [row.network.name, row.unavailable])).toEqual([
    ['Ethereum', undefined],
    ['Base', undefined],
    ['Solana', 'noAdapter'],
  ])
})

it('lists the networks that the wallet approved before the others of its family [C-11]', () => {
  const { networks } = build(ethereum, { approved: new Set<CaipNetworkId>(['eip155:1']) })
  expect(networks.map(row => [row.network.name, row.unavailable])).toEqual([
    ['Ethereum', undefined],
    ['Solana', undefined],
    ['Base', 'notApproved'],
  ])
})

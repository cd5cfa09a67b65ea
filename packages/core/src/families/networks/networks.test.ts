import { describe, expect, it } from 'vitest'
import * as definitions from '../../exports/networks.js'
import { isCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import { createUnsupportedNetwork } from './createUnsupportedNetwork.js'
import { defineNetwork } from './defineNetwork.js'
import { getRpcUrls } from './getRpcUrls.js'
import type { Network } from './Network.js'
import { getNetworkImageId } from './networkImages.js'
import { networkNames } from './networkNames.js'
import { swapNetworks } from './swapNetworks.js'

const all = Object.values(definitions)
const ids = all.map(network => network.caipNetworkId)

describe('network definitions', () => {
  it('are complete and unique [E-01]', () => {
    expect(new Set(ids).size).toBe(all.length)
    for (const network of all) {
      expect(isCaipNetworkId(network.caipNetworkId)).toBe(true)
      expect(network.caipNetworkId).toBe(`${network.chainNamespace}:${network.id}`)
      expect(network.supported).toBe(true)
      expect(network.name).not.toBe('')
      expect(network.nativeCurrency.symbol).not.toBe('')
      for (const url of network.rpcUrls.default.http) expect(url).toMatch(/^https:\/\//)
      expect(network.blockExplorers?.default.url).toMatch(/^https:\/\//)
    }
  })

  const { solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet } = definitions
  const named = { solana, solanaDevnet, solanaTestnet, bitcoin, bitcoinTestnet }
  const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const btc = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
  it.each([
    [
      'solana',
      {
        id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
        deprecatedCaipNetworkId: 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
        nativeCurrency: sol,
        blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
      },
    ],
    [
      'solanaDevnet',
      {
        id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        deprecatedCaipNetworkId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
        nativeCurrency: sol,
        testnet: true,
      },
    ],
    [
      'solanaTestnet',
      {
        id: '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
        caipNetworkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
        nativeCurrency: sol,
        testnet: true,
      },
    ],
    [
      'bitcoin',
      {
        id: '000000000019d6689c085ae165831e93',
        caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
        nativeCurrency: btc,
        testnet: false,
      },
    ],
    [
      'bitcoinTestnet',
      {
        id: '000000000933ea01ad0ee984209779ba',
        caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
        nativeCurrency: { ...btc, symbol: 'tBTC' },
        testnet: true,
      },
    ],
  ] as const)('have %s with its ids, its older id and its currency [E-01] [K-10]', (name, expected) => {
    const network: Network = named[name]
    expect(network).toMatchObject(expected)
    expect(network.chainNamespace).toBe(name.startsWith('solana') ? 'solana' : 'bip122')
    const older = 'deprecatedCaipNetworkId' in expected ? expected.deprecatedCaipNetworkId : undefined
    expect(network.deprecatedCaipNetworkId).toBe(older)
    expect(network.testnet ?? false).toBe('testnet' in expected && expected.testnet)
  })

  it('offer swaps on these twelve, each of which is defined [W-33]', () => {
    const swapped = [1, 42161, 10, 324, 8453, 56, 137, 100, 43114, 250, 8217, 1313161554]
    expect(swapNetworks).toEqual(swapped.map(id => `eip155:${id}`))
    for (const id of swapNetworks) expect(ids).toContain(id)
  })

  it('have every network of the list [W-34]', () => {
    const listed = [1, 11155111, 10, 42161, 137, 42220, 1313161554, 56, 43114, 324, 100, 8453, 7777777, 999]
    for (const id of listed) expect(ids).toContain(`eip155:${id}`)
    expect(ids.filter(id => id.startsWith('solana:'))).toHaveLength(3)
    const namespaces = new Set(all.map(network => network.chainNamespace))
    expect(namespaces).toEqual(new Set(['eip155', 'solana', 'bip122', 'polkadot', 'cosmos']))
  })

  it('have their names in the list for sites that lack them, but for one whose id another chain has now [T-10]', () => {
    const { zoraTestnet, ...living } = definitions
    const names = Object.values(living).map(({ caipNetworkId, name }) => [caipNetworkId, name])
    expect(networkNames).toEqual(Object.fromEntries(names))
    expect(networkNames[zoraTestnet.caipNetworkId]).toBeUndefined()
  })

  it('have pictures at the image service', () => {
    expect(getNetworkImageId('eip155:1')).toBe('ba0ba0cd-17c6-4806-ad93-f9d174f17900')
    expect(getNetworkImageId(definitions.solanaDevnet.caipNetworkId)).toBe(
      'a1b58899-f671-4276-6a5e-56ca5bd59700',
    )
    expect(getNetworkImageId('eip155:31337')).toBeUndefined()
  })
})

describe('defineNetwork', () => {
  const chain = {
    id: 31337,
    name: 'Anvil',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
  }

  it('counts a chain object of viem as eip155 [E-01] [E-02]', () => {
    expect(defineNetwork(chain)).toEqual({
      ...chain,
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:31337',
      supported: true,
    })
  })

  it('believes the id over the namespace and refuses an id that is none [E-02]', () => {
    expect(defineNetwork({ ...chain, id: 'x', caipNetworkId: 'solana:x' }).chainNamespace).toBe('solana')
    expect(() => defineNetwork({ ...chain, id: '' })).toThrow('Invalid')
    expect(() => defineNetwork({ ...chain, id: '1:2' })).toThrow('Invalid')
  })
})

describe('createUnsupportedNetwork', () => {
  it('stands for a chain nobody configured, labelled Unknown Network [T-10]', () => {
    expect(createUnsupportedNetwork({ numericChainIds: true }, 'eip155:424242')).toEqual({
      id: 424242,
      name: 'Unknown Network',
      chainNamespace: 'eip155',
      caipNetworkId: 'eip155:424242',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
      supported: false,
    })
  })
})

describe('getRpcUrls', () => {
  const { mainnet, hoodi } = definitions
  const service = 'https://data.example/v1/?chainId=eip155%3A1&projectId=p'

  it('asks the owner’s nodes, then the service, then the chain’s own [W-28]', () => {
    const options = {
      projectId: 'p',
      services: { data: 'https://data.example' },
      customRpcUrls: { 'eip155:1': [{ url: 'https://own.example' }] },
    }
    expect(getRpcUrls(mainnet, options)).toEqual([
      'https://own.example',
      service,
      ...mainnet.rpcUrls.default.http,
    ])
  })

  it('leaves the service out for chains it does not serve, and where there is none [W-28]', () => {
    const options = { projectId: 'p', services: { data: 'https://data.example' }, customRpcUrls: {} }
    expect(getRpcUrls(hoodi, options)).toEqual(hoodi.rpcUrls.default.http)
    expect(getRpcUrls(mainnet, { ...options, services: {} })).toEqual(mainnet.rpcUrls.default.http)
  })
})

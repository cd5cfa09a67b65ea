import type { TokenBalance } from '@portico/core'
import { createWalletClient, custom, getAddress } from 'viem'
import { mainnet } from 'viem/chains'
import { erc7811Actions } from 'viem/experimental'
import { expect, it } from 'vitest'
import { createFakeVault, evmAddress } from '../../../test/createFakeVault.js'
import { createTestClient } from '../../../test/createTestClient.js'

const token = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

const describe = (network: string): readonly TokenBalance[] => [
  {
    name: 'Ether',
    symbol: 'ETH',
    chainId: network,
    price: 2000,
    value: 3000,
    quantity: { decimals: '18', numeric: '1.5' },
    iconUrl: '',
  },
  {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: network,
    address: `${network}:${token}`,
    price: 1,
    value: 12.345678,
    quantity: { decimals: '6', numeric: '12.345678' },
    iconUrl: 'https://pictures.example/usdc',
  },
]

/** A site whose data service knows the first of its two networks. */
async function visit() {
  const asked: string[] = []
  const vault = createFakeVault({
    RPC_REQUEST: () => ({ '0x1': { atomic: { status: 'supported' } } }),
  })
  const { client, logIn, run } = createTestClient({
    vault,
    holdings: {
      listNetworks: async () => ['eip155:1'],
      async read(caipAddress) {
        asked.push(caipAddress)
        return caipAddress.split(':')[1] === '1' ? describe('eip155:1') : undefined
      },
    },
  })
  const session = await logIn()
  const provider = client.getProvider('eip155')
  const ask = (wanted: object) =>
    run(provider.request({ method: 'wallet_getAssets', params: [{ account: evmAddress, ...wanted }] }))
  return { session, provider, ask, asked, run }
}

const native = {
  address: 'native',
  balance: '0x14d1120d7b160000',
  type: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2000, value: 3000 },
}
const coin = {
  address: token,
  balance: '0xbc614e',
  type: 'erc20',
  metadata: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    price: 1,
    value: 12.345678,
    iconUrl: 'https://pictures.example/usdc',
  },
}

it('answers what the visitor holds on the networks of the site that the data service knows, and announces it', async () => {
  const { session, provider, ask, asked, run } = await visit()
  expect(session.namespaces.eip155?.methods).toContain('wallet_getAssets')
  expect(await ask({})).toEqual({ '0x1': [native, coin] })
  expect(asked).toEqual([`eip155:1:${evmAddress.toLowerCase()}`, `eip155:10:${evmAddress.toLowerCase()}`])
  const capabilities = { method: 'wallet_getCapabilities', params: [evmAddress, ['0x1', '0xa']] }
  expect(await run(provider.request(capabilities))).toEqual({
    '0x1': { atomic: { status: 'supported' }, assetDiscovery: { supported: true } },
  })
})

it('gives only what is asked for', async () => {
  const { ask, asked } = await visit()
  expect(await ask({ chainFilter: ['0x01'], assetTypeFilter: ['erc20'] })).toEqual({ '0x1': [coin] })
  expect(asked).toHaveLength(1)
  expect(await ask({ chainFilter: ['0x2105'] })).toEqual({})
  const assetFilter = { '0x1': [{ address: 'native', type: 'native' }] }
  expect(await ask({ assetFilter, assetTypeFilter: ['erc20'] })).toEqual({ '0x1': [native] })
})

it('says nothing of an account that is not the visitor’s, and takes no nonsense', async () => {
  const { ask, asked } = await visit()
  await expect(ask({ account: `0x${'1'.repeat(40)}` })).rejects.toMatchObject({ code: 4100 })
  for (const wanted of [
    { account: 'me' },
    { chainFilter: '0x1' },
    { assetTypeFilter: 1 },
    { assetFilter: { '0x1': 1 } },
  ])
    await expect(ask(wanted)).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

it('is understood by viem', async () => {
  const { provider } = await visit()
  const wallet = createWalletClient({
    account: getAddress(evmAddress),
    chain: mainnet,
    transport: custom(provider),
  })
  const assets = await wallet.extend(erc7811Actions()).getAssets()
  expect(assets[1]).toMatchObject([
    { type: 'native', balance: 1_500_000_000_000_000_000n },
    { address: token, balance: 12_345_678n },
  ])
})

it('is the vault’s to refuse where the site has no data service [W-03]', async () => {
  const { client, vault, logIn, run } = createTestClient()
  await logIn()
  vault.handlers.RPC_REQUEST = () => ({ error: { message: 'Not here' } })
  const call = { method: 'wallet_getAssets', params: [{ account: evmAddress }] }
  await expect(run(client.getProvider('eip155').request(call))).rejects.toThrow('Not here')
})

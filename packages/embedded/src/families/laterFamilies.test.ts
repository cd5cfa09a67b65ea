import type { CaipNetworkId } from '@portico/core'
import type { FrameError, FrameSuccess } from '@portico/protocol/frame'
import { describe, expect, it } from 'vitest'
import { createFakeVault, evmAddress } from '../../test/createFakeVault.js'
import { createTestClient } from '../../test/createTestClient.js'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const hub = 'cosmos:cosmoshub-4'
const osmosis = 'cosmos:osmosis-1'
const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const testnet = 'bip122:000000000933ea01ad0ee984209779ba'

const payment = { address: 'bc1qpay', type: 'payment', publicKey: `02${'11'.repeat(32)}` } as const
const ordinal = { address: 'bc1pord', type: 'ordinal', publicKey: '22'.repeat(32) } as const

const onHub = { address: 'cosmos1own', type: 'eoa', publicKey: `03${'33'.repeat(32)}` } as const
const onOsmosis = { ...onHub, address: 'osmo1own' }

type User = FrameSuccess<'GET_USER'>
type Users = Readonly<Record<string, User | { readonly error: FrameError }>>

const networkNotServed = {
  error: { message: 'The vault does not serve this network.', reason: 'network_not_served' },
} as const

const users: Users = {
  '1': { address: evmAddress, chainId: 1 },
  [bitcoin]: { address: payment.address, chainId: bitcoin, accounts: [payment, ordinal] },
  [polkadot]: {
    address: '1own',
    chainId: polkadot,
    accounts: [{ address: '1own', type: 'eoa', publicKey: '44'.repeat(32) }],
  },
  [hub]: { address: onHub.address, chainId: hub, accounts: [onHub] },
  [osmosis]: { address: onOsmosis.address, chainId: osmosis, accounts: [onOsmosis] },
}

function create(networks: readonly CaipNetworkId[], known: Users = users) {
  const vault = createFakeVault({
    GET_USER: payload => known[String(payload?.chainId)] ?? networkNotServed,
    RPC_REQUEST: () => ({ signature: 'AA==' }),
  })
  return createTestClient({ vault, networks })
}

describe('the families whose accounts are others on every network', () => {
  it('come with a login, with what is known of each account [C-08]', async () => {
    const { logIn } = create(['eip155:1', bitcoin])
    const { namespaces, id } = await logIn()
    expect(id).toBe(evmAddress)
    expect(namespaces.bip122).toEqual({
      chains: [bitcoin],
      accounts: [`${bitcoin}:bc1qpay`, `${bitcoin}:bc1pord`],
      details: {
        bc1qpay: { type: 'payment', publicKey: payment.publicKey },
        bc1pord: { type: 'ordinal', publicKey: ordinal.publicKey },
      },
      methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
      events: ['accountsChanged', 'chainChanged'],
    })
    expect(namespaces.eip155?.methods).not.toContain('signPsbt')
  })

  it('leave out a network that the vault does not know, and visitors have the rest', async () => {
    const { logIn } = create(['eip155:1', bitcoin, testnet])
    const { namespaces } = await logIn()
    expect(namespaces.bip122?.chains).toEqual([bitcoin])
  })

  it('take no account of another network for one of this, as an older vault would tell', async () => {
    const other = { address: evmAddress, chainId: 1 }
    const { logIn } = create(['eip155:1', bitcoin], { '1': other, [bitcoin]: other })
    expect((await logIn()).namespaces).toEqual({ eip155: expect.anything() })
  })
})

describe('the provider of Bitcoin', () => {
  it('tells the accounts with their roles, and asks the vault for signatures [C-08]', async () => {
    const { client, logIn, run, vault } = create(['eip155:1', bitcoin])
    await logIn()
    const provider = client.getProvider('bip122')
    expect(await run(provider.request({ method: 'getAccountAddresses', params: {} }))).toEqual([
      { address: 'bc1qpay', intention: 'payment', publicKey: payment.publicKey },
      { address: 'bc1pord', intention: 'ordinal', publicKey: ordinal.publicKey },
    ])
    const params = { account: 'bc1qpay', address: 'bc1qpay', message: 'hi localhost', protocol: 'ecdsa' }
    await run(provider.request({ method: 'signMessage', params }))
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'RPC_REQUEST',
      payload: { method: 'signMessage', params, chainNamespace: 'bip122', chainId: bitcoin.slice(7) },
    })
  })

  it.each([
    ['eth_sendTransaction', [{}]],
    ['personal_sign', ['0x', evmAddress]],
    ['sendBitcoin', {}],
    ['signPsbt', { account: 'bc1qpay', psbt: '!' }],
  ])('lets no %s through that the vault would not take', async (method, params) => {
    const { client, logIn, run, vault } = create(['eip155:1', bitcoin])
    await logIn()
    const asked = vault.heard.length
    await expect(run(client.getProvider('bip122').request({ method, params }))).rejects.toThrow()
    expect(vault.heard).toHaveLength(asked)
  })
})

describe('the provider of Cosmos', () => {
  it('tells the account of the network in use, and asks the vault for signatures [C-10]', async () => {
    const { client, logIn, run, vault } = create(['eip155:1', hub, osmosis])
    const { namespaces } = await logIn()
    expect(namespaces.cosmos?.accounts).toEqual([`${hub}:cosmos1own`, `${osmosis}:osmo1own`])
    const provider = client.getProvider('cosmos')
    const pubkey = Buffer.from(onHub.publicKey, 'hex').toString('base64')
    const read = () => run(provider.request({ method: 'cosmos_getAccounts', params: {} }))
    expect(await read()).toEqual([{ address: 'cosmos1own', algo: 'secp256k1', pubkey }])
    client.setNetwork(osmosis)
    expect(await read()).toEqual([{ address: 'osmo1own', algo: 'secp256k1', pubkey }])
    const params = {
      signerAddress: 'osmo1own',
      signDoc: { chainId: 'osmosis-1', accountNumber: '1', bodyBytes: 'aGk=', authInfoBytes: 'aGk=' },
    }
    await run(provider.request({ method: 'cosmos_signDirect', params }))
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'RPC_REQUEST',
      payload: { method: 'cosmos_signDirect', params, chainNamespace: 'cosmos', chainId: 'osmosis-1' },
    })
  })

  it.each(['signPsbt', 'personal_sign', 'cosmos_sendTransaction'])('lets no %s through', async method => {
    const { client, logIn, run } = create(['eip155:1', hub])
    await logIn()
    await expect(run(client.getProvider('cosmos').request({ method, params: {} }))).rejects.toMatchObject({
      code: 'rpc_not_allowed',
    })
  })
})

describe('the provider of Polkadot', () => {
  it('asks the vault for signatures, and for nothing else [C-09]', async () => {
    const { client, logIn, run, vault } = create(['eip155:1', polkadot])
    const { namespaces } = await logIn()
    expect(namespaces.polkadot?.accounts).toEqual([`${polkadot}:1own`])
    const provider = client.getProvider('polkadot')
    const params = { address: '1own', data: '0x6869', type: 'bytes' }
    await run(provider.request({ method: 'polkadot_signMessage', params }))
    expect(vault.heard.at(-1)).toMatchObject({
      name: 'RPC_REQUEST',
      payload: { method: 'polkadot_signMessage', params, chainNamespace: 'polkadot' },
    })
    await expect(run(provider.request({ method: 'signPsbt', params: {} }))).rejects.toMatchObject({
      code: 'rpc_not_allowed',
    })
  })
})

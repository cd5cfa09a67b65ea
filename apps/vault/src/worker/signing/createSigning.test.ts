import { ed25519 } from '@noble/curves/ed25519.js'
import type { ApprovedCall } from '@portico/protocol/frame'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createTestKeeper } from '../../../test/createTestKeeper.ts'
import { createCircumstances } from '../../approve/createCircumstances.ts'
import { rpcRequest } from '../../channel/handlers/rpcRequest.ts'
import type { VaultContext } from '../../channel/VaultContext.ts'
import type { NetworkId } from '../../networks/networks.ts'
import { createMemoryStore } from '../../store/createBrowserStore.ts'

const networks = [
  'bip122:000000000019d6689c085ae165831e93',
  'cosmos:cosmoshub-4',
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
] as const
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const text = 'hello from shop.example'

type Keeper = Awaited<ReturnType<typeof createTestKeeper>>['keeper']

/** A page whose visitor agrees to everything. */
function createPage(keeper: Keeper) {
  const context = {
    origin: 'https://shop.example',
    state: {
      network: 'eip155:1',
      preferred: 'eoa',
      dapp: undefined,
      openBatches: new Set(),
      nonceQueues: new Map(),
      operations: new Map(),
    },
    circumstances: createCircumstances(),
    keeper,
    approvals: { ask: async ({ request }: { request: unknown }) => request },
  } as unknown as VaultContext
  const { signal } = new AbortController()
  return (network: NetworkId, method: ApprovedCall['method'], params: object) => {
    const [chainNamespace = '', chainId = ''] = network.split(':')
    return rpcRequest({ method, params: { ...params }, chainNamespace, chainId }, context, signal)
  }
}

describe('the families whose code comes later', () => {
  it('have accounts out of the root of the wallet, which is opened once for each network', async () => {
    const { keeper, enter, releases } = await createTestKeeper()
    await expect(keeper.listAccounts(networks[0])).rejects.toMatchObject({ code: 'not_signed_in' })
    await enter()
    const before = await Promise.all(networks.map(network => keeper.listAccounts(network)))
    expect(before.map(accounts => accounts.map(({ address }) => address.slice(0, 4)))).toEqual([
      ['bc1q', 'bc1p'],
      ['cosm'],
      [expect.stringMatching(/^1/)],
    ])
    await keeper.lock()
    const { count } = releases
    for (const [index, network] of networks.entries())
      expect(await keeper.listAccounts(network)).toEqual(before[index])
    expect(releases.count).toBe(count)
  }, 60_000)

  it('keep the accounts of all networks that are asked for at once, in a store that takes its time', async () => {
    const memory = createMemoryStore()
    // Whoever reads it now is told after all that is under way has been written.
    const get: typeof memory.get = async name => {
      const record = await memory.get(name)
      if (name === 'accounts') await new Promise(resolve => setTimeout(resolve, 20))
      return record
    }
    const store = { ...memory, get }
    const { keeper, enter } = await createTestKeeper({ store })
    await enter()
    await Promise.all(networks.map(network => keeper.listAccounts(network)))
    expect(Object.keys((await memory.get('accounts'))?.networks ?? {}).sort()).toEqual([...networks].sort())
  }, 60_000)

  it('sign what a page asks for, once the visitor agrees', async () => {
    const { keeper, enter } = await createTestKeeper()
    await enter()
    const ask = createPage(keeper)
    const [[payment], [cosmos], [polkadot]] = await Promise.all([
      keeper.listAccounts(networks[0]),
      keeper.listAccounts(networks[1]),
      keeper.listAccounts(networks[2]),
    ])
    const account = payment?.address
    expect(await ask(networks[0], 'signMessage', { account, message: text })).toEqual({
      address: account,
      signature: expect.stringMatching(/^[A-Za-z\d+/]{87}=$/),
    })
    const signerAddress = cosmos?.address
    const data = Buffer.from(text).toString('base64')
    const signDoc = {
      chain_id: '',
      account_number: '0',
      sequence: '0',
      fee: { gas: '0', amount: [] },
      msgs: [{ type: 'sign/MsgSignData', value: { signer: signerAddress, data } }],
      memo: '',
    }
    expect(await ask(networks[1], 'cosmos_signAmino', { signerAddress, signDoc })).toMatchObject({
      signature: { signature: expect.stringMatching(/^[A-Za-z\d+/]{86}==$/) },
    })
    const address = polkadot?.address
    expect(await ask(networks[2], 'polkadot_signMessage', { address, data: text, type: 'bytes' })).toEqual({
      signature: expect.stringMatching(/^0x[\da-f]{128}$/),
    })
  }, 60_000)

  it('take calls on networks of their own alone', async () => {
    const { keeper, enter } = await createTestKeeper()
    await enter()
    const ask = createPage(keeper)
    const params = { account: 'bc1q', message: text }
    for (const network of [networks[1], solana, 'eip155:1'] as const)
      await expect(ask(network, 'signMessage', params)).rejects.toMatchObject({ code: 'network_not_served' })
  }, 60_000)

  it('and Solana, whose account everybody knows from the start, sign likewise', async () => {
    const { keeper, enter } = await createTestKeeper()
    await enter()
    const pubkey = (await keeper.getAccount())?.addresses.solana ?? ''
    const bytes = new TextEncoder().encode(text)
    const params = { pubkey, message: base58.encode(bytes) }
    const answer = await createPage(keeper)(solana, 'solana_signMessage', params)
    const { signature } = answer as { signature: string }
    expect(ed25519.verify(base58.decode(signature), bytes, base58.decode(pubkey))).toBe(true)
  }, 60_000)
})

import { blake2AsHex, signatureVerify } from '@polkadot/util-crypto'
import { decodeSs58, encodeSs58 } from '@portico/codec/ss58'
import type { AccountParameters, Adapter } from '@portico/core/adapter'
import type { Polkadot } from '@portico/sandbox/polkadot'
import { createAdapterContext, createPage, describeAdapter, familyTraits } from '@portico/testing/conformance'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPolkadotNetwork, createPolkadotWorld } from '../test/createPolkadotWorld.js'
import {
  createPayload,
  createTransfer,
  receiver,
  usePolkadotChains,
  wrap,
} from '../test/usePolkadotChains.js'
import { polkadot } from './polkadot.js'

describe('the polkadot adapter', () => {
  const { getChains, conformance } = usePolkadotChains()
  let chain: Polkadot
  let second: Polkadot
  beforeAll(() => {
    ;[chain, second] = getChains()
  })

  describeAdapter({
    ...conformance,
    traits: familyTraits.polkadot,
    createWorld() {
      const { page, control, info } = createPolkadotWorld()
      return { page, wallet: { connectorId: info.key, name: info.key, control } }
    },
  })

  let world: ReturnType<typeof createPolkadotWorld>
  let adapter: Adapter<'polkadot'>
  let account: AccountParameters

  async function connect(options: Parameters<typeof createPolkadotWorld>[0] = {}, fetch = globalThis.fetch) {
    world = createPolkadotWorld(options)
    const network = createPolkadotNetwork(chain)
    const test = createAdapterContext({ page: world.page, networks: [network], environment: { fetch } })
    adapter = polkadot().create(test.context)
    adapter.start()
    const [connector] = test.connectors()
    if (!connector) throw new Error('The wallet was not discovered.')
    const connection = await adapter.connect({ connector, network })
    account = { connector, network, address: connection.accounts[0]?.address ?? '' }
    return { test, connection }
  }
  beforeEach(async () => void (await connect()))

  it('shows every account of the wallet, with the addresses of the network [C-09]', async () => {
    const { connection } = await connect({ exposes: 'all' })
    expect(connection.accounts.length).toBeGreaterThan(1)
    const network = createPolkadotNetwork(second, 2)
    const moved = await adapter.switchNetwork({ connector: account.connector, network })
    expect(moved?.accounts.map(({ address }) => decodeSs58(address)?.publicKey)).toEqual(
      connection.accounts.map(({ address }) => decodeSs58(address)?.publicKey),
    )
    expect(moved?.accounts[0]?.address).not.toBe(account.address)
  })

  it('knows a wallet by the name that people know, and finds one that comes late [C-09]', () => {
    const page = createPage()
    const test = createAdapterContext({ page, networks: [account.network] })
    polkadot().create(test.context).start()
    expect(test.connectors()).toEqual([])
    Object.assign(page, {
      injectedWeb3: { talisman: world.injected, 'own-wallet': world.injected, broken: {} },
    })
    page.dispatchEvent(new Event('load'))
    expect(test.connectors()).toMatchObject([
      { id: 'talisman', name: 'Talisman' },
      { id: 'own-wallet', name: 'own-wallet' },
    ])
  })

  it('signs raw data as wallets do, verified by another library [C-09]', async () => {
    const answer = await adapter.methods.signRaw?.({ ...account, data: 'Hello', type: 'bytes' })
    expect(signatureVerify(wrap('Hello'), answer?.signature ?? '', account.address).isValid).toBe(true)
  })

  it('gives libraries a signer that signs as the connected account [C-09]', async () => {
    const signer = await adapter.methods.getSigner?.(account)
    const signed = await signer?.signPayload({ ...createPayload(), address: 'somebody else' })
    expect(signed?.signature).toMatch(/^0x01[0-9a-f]{128}$/)
    // Call, era, nonce 5 and tip; then what is signed besides: genesis block and the block of the era.
    const bytes = `0x000010deadbeef001400${'90'.repeat(64)}`
    expect(signatureVerify(bytes, signed?.signature ?? '', account.address).isValid).toBe(true)
    expect(world.control.requests().at(-1)?.params).toMatchObject([{ address: account.address }])
  })

  it('submits what the wallet signed, and the receiver has the amount [C-09] [C-11]', async () => {
    const readReceived = async () =>
      Number((await adapter.getBalance({ ...account, address: encodeSs58(receiver, 42) })).amount)
    const before = await readReceived()
    const transaction = { payload: await createTransfer(chain, account) }
    await adapter.sendTransaction({ ...account, transaction })
    expect(await readReceived()).toBe(before + 1)
  })

  it('writes the extrinsic as the chain reads it: version 4, address, signature, era, nonce, tip, call [C-09]', async () => {
    const { sent } = await connectToPool(() => ({ code: 1010, message: 'Invalid Transaction' }))
    await adapter.sendTransaction({ ...account, transaction: { payload: createPayload() } }).catch(() => {})
    const key = Buffer.from(decodeSs58(account.address)?.publicKey ?? []).toString('hex')
    expect(sent).toEqual([
      expect.stringMatching(new RegExp(`^0xb5018400${key}01[0-9a-f]{128}001400000010deadbeef$`)),
    ])
  })

  /** A node that knows the chain, and whose transaction pool answers with an error or not at all. */
  async function connectToPool(answer: () => { code: number; message: string; data?: string } | undefined) {
    const sent: string[] = []
    const pool: typeof globalThis.fetch = async (url, init) => {
      const { method, params } = JSON.parse(String(init?.body))
      if (method !== 'author_submitExtrinsic') return fetch(url, init)
      sent.push(params[0])
      const error = answer()
      return error ? Response.json({ jsonrpc: '2.0', id: 1, error }) : new Response('', { status: 503 })
    }
    await connect({}, pool)
    return { sent }
  }
  const send = () => adapter.sendTransaction({ ...account, transaction: { payload: createPayload() } })

  it('submits an extrinsic once, and does not know the outcome where the node fails [RD18]', async () => {
    const { sent } = await connectToPool(() => undefined)
    await expect(send()).rejects.toMatchObject({ code: 'submission_unknown' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    { code: 1012, message: 'Transaction is temporarily banned' },
    { code: 1010, message: 'Invalid Transaction', data: 'Transaction is outdated' },
    { code: -32603, message: 'Internal error' },
  ])('does not take $message $data for a rejection [RD18]', async error => {
    await connectToPool(() => error)
    await expect(send()).rejects.toMatchObject({ code: 'submission_unknown', nothingSent: undefined })
  })

  it('tells why the node rejects an extrinsic, after which nothing was sent', async () => {
    const data = 'Transaction has a bad signature'
    await connectToPool(() => ({ code: 1010, message: 'Invalid Transaction', data }))
    await expect(send()).rejects.toMatchObject({
      code: 'transaction_rejected',
      message: expect.stringContaining(data),
      nothingSent: true,
    })
  })

  it('takes an extrinsic that the pool has already for submitted', async () => {
    const { sent } = await connectToPool(() => ({ code: 1013, message: 'Transaction Already Imported' }))
    const id = await send()
    expect(id).toBe(blake2AsHex(sent[0] ?? '', 256))
  })

  it('refuses to send on a network with an extension that it does not know, before the wallet asks', async () => {
    const payload = { ...createPayload(), signedExtensions: ['CheckSomethingNew'] }
    await expect(adapter.sendTransaction({ ...account, transaction: { payload } })).rejects.toMatchObject({
      code: 'unsupported_operation',
    })
    expect(world.control.requests().map(({ method }) => method)).not.toContain('signPayload')
  })

  it('reads the part of a balance that can be spent', async () => {
    chain.fund(encodeSs58(new Uint8Array(32).fill(7), 42), 2_500_000_000_000n)
    const address = encodeSs58(new Uint8Array(32).fill(7), 42)
    expect(await adapter.getBalance({ ...account, address })).toMatchObject({ amount: '2.5' })
    const nobody = encodeSs58(new Uint8Array(32).fill(8), 42)
    expect(await adapter.getBalance({ ...account, address: nobody })).toMatchObject({ amount: '0' })
  })

  it.each(['null', 'nullEntry', 'badAddress', 'text'] as const)(
    'does not connect to accounts that are %s',
    async accounts => {
      world.control.answerWrongly({ accounts })
      const { connector, network } = account
      await expect(adapter.connect({ connector, network })).rejects.toMatchObject({
        code: 'malformed_accounts',
      })
    },
  )

  it.each(['short', 'empty'] as const)('refuses a signature that is %s', async signature => {
    world.control.answerWrongly({ signature })
    await expect(adapter.signMessage({ ...account, message: 'Hello' })).rejects.toMatchObject({
      code: 'malformed_signature',
    })
  })
})

import type { AccountParameters, Adapter, CosmosAminoDocument } from '@portico/core/adapter'
import type { Cosmos } from '@portico/sandbox/cosmos'
import { createAdapterContext, createPage, describeAdapter, familyTraits } from '@portico/testing/conformance'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { AuthInfo, TxBody } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCosmosNetwork, createCosmosWorld, formatHolder } from '../test/createCosmosWorld.js'
import { transfer, useCosmosChains } from '../test/useCosmosChains.js'
import { cosmos } from './cosmos.js'

describe('the cosmos adapter', () => {
  const { getChains, conformance, hasTransaction } = useCosmosChains()
  let chain: Cosmos
  let second: Cosmos
  beforeAll(() => {
    ;[chain, second] = getChains()
  })

  describeAdapter({
    ...conformance,
    traits: familyTraits.cosmos,
    createWorld() {
      const { page, control } = createCosmosWorld(chain)
      return { page, wallet: { connectorId: 'app.keplr', name: 'Keplr', control } }
    },
  })

  let world: ReturnType<typeof createCosmosWorld>
  let adapter: Adapter<'cosmos'>
  let account: AccountParameters

  async function connect(options: Parameters<typeof createCosmosWorld>[1] = {}, fetch = globalThis.fetch) {
    world = createCosmosWorld(chain, options)
    const network = createCosmosNetwork(chain)
    const test = createAdapterContext({ page: world.page, networks: [network], environment: { fetch } })
    adapter = cosmos().create(test.context)
    adapter.start()
    const [connector] = test.connectors()
    if (!connector) throw new Error('The wallet was not discovered.')
    const { accounts } = await adapter.connect({ connector, network })
    account = { connector, network, address: accounts[0]?.address ?? '' }
    return test
  }
  beforeEach(async () => void (await connect()))

  it.each([
    ['keplr', 'app.keplr', 'Keplr'],
    ['leap', 'io.leapwallet', 'Leap'],
    ['cosmostation', 'io.cosmostation', 'Cosmostation'],
  ] as const)('finds a wallet in the form of %s [C-10]', async (form, id, name) => {
    const test = await connect({ form })
    expect(test.connectors()).toMatchObject([{ id, name, chain: 'cosmos' }])
  })

  it('lists a wallet that also stands under the name of Keplr once, and one that comes late [C-10]', () => {
    const provider = world.provider
    const page = createPage()
    const test = createAdapterContext({ page, networks: [account.network] })
    cosmos().create(test.context).start()
    Object.assign(page, { keplr: provider, leap: provider })
    page.dispatchEvent(new Event('load'))
    expect(test.connectors()).toHaveLength(1)
  })

  it('has another address on another network, and suggests one that the wallet does not know [C-10]', async () => {
    const network = createCosmosNetwork(second, 'osmo')
    const granted = await adapter.switchNetwork({ connector: account.connector, network })
    expect(granted).toMatchObject({ accounts: [{ address: formatHolder('osmo') }], chainId: 'osmosis-1' })
    expect(world.control.requests().map(({ method }) => method)).toContain('experimentalSuggestChain')
  })

  it('tells the new account when the person changes it', async () => {
    const test = await connect()
    world.control.switchAccount(1)
    await expect
      .poll(() => test.news())
      .toMatchObject([{ type: 'accountsChanged', accounts: [{ address: world.control.address() }] }])
  })

  it('reads the wallet a few times at most when a script of the page floods it with changes', async () => {
    const test = await connect()
    const countReadings = () => world.control.requests().filter(({ method }) => method === 'getKey').length
    const before = countReadings()
    world.control.switchAccount(1)
    for (let count = 0; count < 10_000; count++) world.page.dispatchEvent(new Event('keplr_keystorechange'))
    await expect.poll(() => test.news()).toMatchObject([{ type: 'accountsChanged' }])
    expect(countReadings() - before).toBeLessThanOrEqual(2)
  })

  it('signs with amino where the key is in a device that knows nothing else, and the chain takes it [C-10]', async () => {
    const { provider } = world
    const getKey = provider.getKey
    provider.getKey = async chainId => ({ ...(await getKey(chainId)), isNanoLedger: true })
    const id = await adapter.sendTransaction({ ...account, transaction: { ...transfer, memo: 'Hi' } })
    expect(world.control.requests().at(-1)?.method).toBe('signAmino')
    await expect.poll(() => hasTransaction(id)).toBe(true)
  })

  describe.each(['amino', 'direct'] as const)('in %s mode', mode => {
    type Change = (document: CosmosAminoDocument) => CosmosAminoDocument

    /** A wallet whose user changes the transaction; an amino document shows best what. */
    function change(alter: Change) {
      const { provider } = world
      const { getKey, signAmino, signDirect } = provider
      provider.getKey = async chainId => ({ ...(await getKey(chainId)), isNanoLedger: mode === 'amino' })
      provider.signAmino = (chainId, signer, document, options) =>
        signAmino(chainId, signer, alter(document) as typeof document, options)
      provider.signDirect = (chainId, signer, document, options) => {
        const body = TxBody.decode(document.bodyBytes)
        const info = AuthInfo.decode(document.authInfoBytes)
        const [message] = body.messages
        const fee = { amount: info.fee?.amount ?? [], gas: String(info.fee?.gasLimit) }
        const altered = alter({
          chain_id: document.chainId,
          account_number: String(document.accountNumber),
          sequence: String(info.signerInfos[0]?.sequence),
          fee,
          msgs: [{ type: '', value: MsgSend.decode(message?.value ?? new Uint8Array()) }],
          memo: body.memo,
        })
        const value = MsgSend.encode(altered.msgs[0]?.value as MsgSend).finish()
        const encoded = {
          ...document,
          bodyBytes: TxBody.encode({
            ...body,
            memo: altered.memo,
            timeoutHeight: BigInt(altered.timeout_height ?? 0),
            messages: [{ typeUrl: message?.typeUrl ?? '', value }],
          }).finish(),
          authInfoBytes: AuthInfo.encode({
            ...info,
            signerInfos: info.signerInfos.map(each => ({ ...each, sequence: BigInt(altered.sequence) })),
            fee: {
              payer: '',
              granter: '',
              amount: altered.fee.amount.map(coin => ({ ...coin })),
              gasLimit: BigInt(altered.fee.gas),
            },
          }).finish(),
        }
        return signDirect(chainId, signer, encoded, options)
      }
    }

    const send = () => adapter.sendTransaction({ ...account, transaction: { ...transfer, memo: 'Hi' } })

    it.each<[string, Change, number]>([
      ['nothing', document => document, 0],
      ['the fee', ({ fee, ...rest }) => ({ ...rest, fee: { ...fee, gas: '300000' } }), 1],
      ['the memo', document => ({ ...document, memo: 'Hello' }), 1],
    ])('sends what was signed where its user changed %s, and says so [C-10]', async (_, alter, notices) => {
      const test = await connect()
      change(alter)
      const id = await send()
      await expect.poll(() => hasTransaction(id)).toBe(true)
      const told = test.news().filter(({ type }) => type === 'notice')
      expect(told).toHaveLength(notices)
      for (const notice of told) expect(notice).toMatchObject({ error: { code: 'changed_in_wallet' } })
    })

    it.each<[string, Change]>([
      ['the sequence', document => ({ ...document, sequence: '7' })],
      ['a height', document => ({ ...document, timeout_height: '9' })],
      [
        'the receiver',
        document => ({
          ...document,
          msgs: document.msgs.map(({ type, value }) => ({
            type,
            value: { ...(value as object), to_address: account.address, toAddress: account.address },
          })),
        }),
      ],
    ])('refuses what was signed where %s is another', async (_, alter) => {
      change(alter)
      await expect(send()).rejects.toMatchObject({ code: 'transaction_altered' })
    })
  })

  it('says what was changed in the wallet [C-10]', async () => {
    const document: CosmosAminoDocument = {
      chain_id: String(account.network.id),
      account_number: '0',
      sequence: '0',
      msgs: [{ type: 'cosmos-sdk/MsgSend', value: { to_address: 'b', amount: [], from_address: 'a' } }],
      fee: { gas: '1', amount: [{ denom: 'uatom', amount: '1' }] },
      memo: '',
    }
    const sign = () => adapter.methods.signAmino?.({ ...account, document })
    expect(await sign()).toMatchObject({ changed: [] })
    const { signAmino } = world.provider
    world.provider.signAmino = (chainId, signer, given) =>
      signAmino(chainId, signer, { ...given, memo: 'x', fee: { amount: [], gas: '2' } })
    expect(await sign()).toMatchObject({ changed: ['fee', 'memo'], signed: { memo: 'x' } })
    // A message has no memo that anybody could check.
    await expect(adapter.signMessage({ ...account, message: 'Hi' })).rejects.toMatchObject({
      code: 'transaction_altered',
    })
  })

  it('waits for the block where asked to, and tells why a chain refuses [C-10]', async () => {
    const broke = { ...transfer, amount: [{ denom: 'uatom', amount: '999999999999999' }] }
    await expect(adapter.sendTransaction({ ...account, transaction: broke })).rejects.toMatchObject({
      code: 'transaction_rejected',
    })
  })

  /** A node that answers so to the transaction which it gets. */
  const connectToNode = (answer: (sent: Response) => Response | Promise<Response>) =>
    connect({}, async (input, init) => {
      const sent = await fetch(input, init)
      return String(input).endsWith('/txs') && init?.method === 'POST' ? answer(sent) : sent
    })

  it('does not know the outcome where the node fails after it was asked [RD18]', async () => {
    await connectToNode(() => new Response('', { status: 503 }))
    await expect(adapter.sendTransaction({ ...account, transaction: transfer })).rejects.toMatchObject({
      code: 'submission_unknown',
    })
  })

  it('takes a transaction that the node has in its mempool already for submitted', async () => {
    await connectToNode(async sent => {
      const { tx_response } = (await sent.json()) as { tx_response: object }
      const known = { code: 19, codespace: 'sdk', raw_log: 'tx already in mempool' }
      return Response.json({ tx_response: { ...tx_response, ...known } })
    })
    const id = await adapter.sendTransaction({ ...account, transaction: transfer })
    await expect.poll(() => hasTransaction(id)).toBe(true)
  })

  it('refuses an address of another network before the wallet sees it [R-20]', async () => {
    const transaction = { ...transfer, recipient: formatHolder('osmo') }
    await expect(adapter.sendTransaction({ ...account, transaction })).rejects.toMatchObject({
      code: 'invalid_params',
    })
  })

  it('never takes another document than the one it gave away for signed', async () => {
    world.control.answerWrongly({ signed: 'changed' })
    await expect(adapter.sendTransaction({ ...account, transaction: transfer })).rejects.toMatchObject({
      code: 'transaction_altered',
    })
  })

  it.each(['null', 'badAddress', 'otherPrefix'] as const)(
    'does not connect to a key that is %s',
    async key => {
      world.control.answerWrongly({ key })
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

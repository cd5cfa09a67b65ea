import type { PayRequest } from '@portico/protocol'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import type { NodeRequest } from './PaymentContext.js'
import { createMemoryPaymentStore } from './PaymentStore.js'
import { type PaymentRules, verifyPayment } from './verifyPayment.js'

type Network = PayRequest['paymentAsset']['network']
type Answers = Readonly<Record<string, unknown>>

/** Amounts are in the smallest unit. */
const base = { asset: 'native', amount: '100', confirmations: 1, since: 0 }

interface Given extends Partial<typeof base> {
  readonly network: Network
  readonly transaction: string
  readonly recipient: string
  readonly payer?: string
  readonly request: NodeRequest
}

async function pay({ network, transaction, recipient, payer, request, ...more }: Given) {
  const { asset, amount, confirmations, since } = { ...base, ...more }
  const metadata = { name: 'Coin', symbol: 'COIN', decimals: 0 }
  const order: PayRequest = { orderId: '7', paymentAsset: { network, asset, metadata }, recipient, amount }
  const by = payer === undefined ? { anyPayer: true as const } : { payer }
  const rules: PaymentRules = {
    order,
    request,
    store: createMemoryPaymentStore(),
    since,
    confirmations,
    ...by,
  }
  const { payer: paidBy, units } = await verifyPayment({ orderId: '7', network, transaction }, rules)
  return { paidBy, units }
}

const createNode =
  (answers: Answers): NodeRequest =>
  async method =>
    answers[method]

const pending = { code: 'payment_pending' }
const refused = (reason: string) => ({ code: 'payment_refused', message: expect.stringContaining(reason) })
const nothing = refused('pays the recipient nothing')

describe('a payment that Esplora tells of', () => {
  const id = 'ab'.repeat(32)
  const genesis = '000000000019d6689c085ae165831e93'
  const recipient = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
  const found = {
    txid: id,
    status: { confirmed: true, block_height: 10, block_time: 1_000, block_hash: 'cc' },
    vin: [{ prevout: { scriptpubkey_address: 'bc1qpayer', value: 200 } }],
    vout: [{ scriptpubkey_address: recipient, value: 100 }],
  }
  const paid = (transaction: object = {}, answers: Answers = {}, more: Partial<Given> = {}) =>
    pay({
      network: `bip122:${genesis}`,
      transaction: id,
      recipient,
      request: createNode({
        '/block-height/0': `${genesis}4ff763ae46a2a6c172b3f1b60a8ce26f`,
        '/block-height/10': 'cc',
        '/blocks/tip/height': '12',
        [`/tx/${id}`]: { ...found, ...transaction },
        ...answers,
      }),
      ...more,
    })
  const output = (scriptpubkey_address: string, value: unknown) => ({ scriptpubkey_address, value })

  it('counts with exactly the confirmations that the shop wants, and never with fewer [PY06]', async () => {
    expect(await paid({}, {}, { confirmations: 3 })).toEqual({ paidBy: 'bc1qpayer', units: 100n })
    await expect(paid({}, {}, { confirmations: 4 })).rejects.toMatchObject(pending)
    await expect(paid({}, { '/blocks/tip/height': undefined }, { confirmations: 1 })).rejects.toMatchObject(
      pending,
    )
  })

  it.each<[string, object, Answers]>([
    ['is not in a block', { status: { ...found.status, confirmed: false } }, {}],
    ['is another one', { txid: 'cd'.repeat(32) }, {}],
    ['has no height', { status: { ...found.status, block_height: undefined } }, {}],
    ['has no time', { status: { ...found.status, block_time: undefined } }, {}],
    ['was in a block that a reorganisation has replaced', {}, { '/block-height/10': 'dd' }],
  ])('may still come where the transaction %s [PY06]', async (_, transaction, answers) => {
    await expect(paid(transaction, answers)).rejects.toMatchObject(pending)
  })

  it('may be of a block whose clock is two hours behind, and not more [PY06]', async () => {
    const newest = (1_000 + 7_200) * 1000
    expect(await paid({}, {}, { since: newest })).toMatchObject({ units: 100n })
    await expect(paid({}, {}, { since: newest + 1000 })).rejects.toMatchObject(
      refused('older than the order'),
    )
  })

  it.each<[string, object, object]>([
    [
      'to an address in other capitals, which is another one',
      { vout: [output(recipient.toLowerCase(), 100)] },
      nothing,
    ],
    ['of an amount that is none', { vout: [output(recipient, '100')] }, nothing],
    ['of a part of a satoshi', { vout: [output(recipient, 100.5)] }, nothing],
    ['less what the recipient put in', { vin: [{ prevout: output(recipient, 1) }] }, refused('less than')],
  ])('counts nothing %s [PY04]', async (_, transaction, error) => {
    await expect(paid(transaction)).rejects.toMatchObject(error)
  })

  it('sums all outputs to the recipient [PY04]', async () => {
    const vout = [output(recipient, 60), output('bc1qother', 1000), output(recipient, 40)]
    expect(await paid({ vout })).toMatchObject({ units: 100n })
  })

  it.each(['bc1qshop', 'tb1qshop', 'bcrt1qshop'])(
    'reads %s in capitals, as QR codes have it',
    async address => {
      const vout = [output(address, 100)]
      expect(await paid({ vout }, {}, { recipient: address.toUpperCase() })).toMatchObject({ units: 100n })
    },
  )

  it('has no tokens', async () => {
    await expect(paid({}, {}, { asset: 'rune' })).rejects.toMatchObject(refused('Bitcoin has no tokens'))
  })
})

describe('a payment that the REST API of a Cosmos chain tells of', () => {
  const id = 'AB'.repeat(32)
  const message = (more: object = {}) => ({
    '@type': '/cosmos.bank.v1beta1.MsgSend',
    from_address: 'cosmos1payer',
    to_address: 'cosmos1shop',
    amount: [{ denom: 'uatom', amount: '100' }],
    ...more,
  })
  const result = { txhash: id, height: '10', timestamp: '2026-01-01T00:00:00Z', code: 0 }
  const paid = (messages: readonly object[], more: object = {}, given: Partial<Given> = {}) =>
    pay({
      network: 'cosmos:cosmoshub-4',
      transaction: id,
      recipient: 'cosmos1shop',
      asset: 'uatom',
      request: createNode({
        '/cosmos/base/tendermint/v1beta1/blocks/latest': {
          block: { header: { chain_id: 'cosmoshub-4', height: '12' } },
        },
        [`/cosmos/tx/v1beta1/txs/${id}`]: { tx_response: { ...result, tx: { body: { messages } }, ...more } },
      }),
      ...given,
    })

  it('counts with exactly the confirmations that the shop wants, and never with fewer [PY06]', async () => {
    const expected = { paidBy: 'cosmos1payer', units: 100n }
    expect(await paid([message()], {}, { confirmations: 3 })).toEqual(expected)
    await expect(paid([message()], {}, { confirmations: 4 })).rejects.toMatchObject(pending)
  })

  it.each<[string, object]>([
    ['has another hash', { txhash: 'CD'.repeat(32) }],
    ['is in no block', { height: '0' }],
    ['has no time', { timestamp: 'soon' }],
  ])('may still come where the transaction %s [PY06]', async (_, more) => {
    await expect(paid([message()], more)).rejects.toMatchObject(pending)
  })

  it.each<[string, object, object]>([
    ['of a transaction that failed', { code: 5 }, refused('has failed')],
    ['of a transaction without a result', { code: undefined }, refused('has failed')],
  ])('does not count %s [PY06]', async (_, more, error) => {
    await expect(paid([message()], more)).rejects.toMatchObject(error)
  })

  it.each<[string, readonly object[], object]>([
    ['of another type', [message({ '@type': '/cosmos.bank.v1beta1.MsgMultiSend' })], nothing],
    ['of a negative amount', [message({ amount: [{ denom: 'uatom', amount: '-100' }] })], nothing],
    ['of a part of the smallest unit', [message({ amount: [{ denom: 'uatom', amount: '100.5' }] })], nothing],
    ['to another account', [message({ to_address: 'cosmos1other' })], nothing],
    [
      'that another one returns',
      [message(), message({ from_address: 'cosmos1shop', to_address: 'cosmos1payer' })],
      nothing,
    ],
  ])('does not count a message %s [PY04]', async (_, messages, error) => {
    await expect(paid(messages)).rejects.toMatchObject(error)
  })

  it('reads addresses in capitals [PY04]', async () => {
    const capitals = { from_address: 'COSMOS1PAYER', to_address: 'COSMOS1SHOP' }
    const given = { payer: 'COSMOS1PAYER', recipient: 'COSMOS1SHOP' }
    expect(await paid([message(capitals)], {}, given)).toEqual({ paidBy: 'cosmos1payer', units: 100n })
  })

  it('is never older than the order [PY06]', async () => {
    const made = Date.parse('2026-01-01T00:00:00Z')
    expect(await paid([message()], {}, { since: made })).toMatchObject({ units: 100n })
    await expect(paid([message()], {}, { since: made + 1000 })).rejects.toMatchObject(refused('older'))
  })
})

describe('a payment that a node of Solana tells of', () => {
  const signature = '5'.repeat(88)
  const reference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const system = '11111111111111111111111111111111'
  const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
  /** Keys by index: 0 payer, 1 shop, 2 the payer's tokens, 3 the shop's, 4 to 7 programs. */
  const accountKeys = ['Payer', 'Shop', 'From', 'To', system, token, token2022, 'Stranger']
  const encode = (...bytes: readonly number[]) => base58.encode(Uint8Array.from(bytes))
  const hundred = [100, 0, 0, 0, 0, 0, 0, 0]
  const coins = { programIdIndex: 4, accounts: [0, 1], data: encode(2, 0, 0, 0, ...hundred) }
  const tokens = { programIdIndex: 5, accounts: [2, 3, 0], data: encode(3, ...hundred) }
  const holding = (accountIndex: number, owner: string, amount: string, mint = 'Mint') => ({
    accountIndex,
    owner,
    mint,
    uiTokenAmount: { amount },
  })
  const meta = {
    err: null,
    fee: 5,
    preBalances: [1000, 0],
    postBalances: [895, 100],
    preTokenBalances: [holding(2, 'Payer', '100'), holding(3, 'Shop', '0')],
    postTokenBalances: [holding(2, 'Payer', '0'), holding(3, 'Shop', '100')],
  }
  interface Transaction {
    readonly instructions: readonly object[]
    readonly meta?: object
    readonly keys?: readonly string[]
    readonly more?: object
  }
  function paid({ instructions, keys = accountKeys, ...given }: Transaction, rules: Partial<Given> = {}) {
    const commitments: unknown[] = []
    const found = {
      blockTime: 100,
      transaction: { signatures: [signature], message: { accountKeys: keys, instructions } },
      meta: { ...meta, ...given.meta },
      ...given.more,
    }
    const request: NodeRequest = async (method, params) => {
      if (method === 'getGenesisHash') return `${reference}SvpFDiTh`
      commitments.push(params)
      return found
    }
    const order = { network: `solana:${reference}`, transaction: signature, recipient: 'Shop' } as const
    return { commitments, result: pay({ ...order, request, ...rules }) }
  }
  const inTokens = { asset: 'Mint' }

  it('is asked for in the newest format, and as finalized where one block is not enough [PY06]', async () => {
    const options = { encoding: 'json', maxSupportedTransactionVersion: 0 }
    for (const [confirmations, commitment] of [
      [1, 'confirmed'],
      [2, 'finalized'],
    ] as const) {
      const { commitments, result } = paid({ instructions: [coins] }, { confirmations })
      expect(await result).toEqual({ paidBy: 'Payer', units: 100n })
      expect(commitments).toEqual([[signature, { ...options, commitment }]])
    }
  })

  it.each<[string, object]>([
    ['has no result', { meta: null }],
    ['has no time', { blockTime: null }],
    [
      'is another one',
      { transaction: { signatures: ['6'], message: { accountKeys, instructions: [coins] } } },
    ],
    ['has no message', { transaction: { signatures: [signature] } }],
  ])('may still come where the transaction %s [PY06]', async (_, more) => {
    await expect(paid({ instructions: [coins], more }).result).rejects.toMatchObject(pending)
  })

  it('does not count where the transaction failed [PY06]', async () => {
    const failed = { instructions: [coins], meta: { err: { InstructionError: [0, 'Custom'] } } }
    await expect(paid(failed).result).rejects.toMatchObject(refused('has failed'))
  })

  it('counts what the shop has more than before, not what the same transaction takes from it again [PY06]', async () => {
    const end = (balance: number) => ({ preBalances: [1000, 500], postBalances: [895, balance] })
    expect(await paid({ instructions: [coins], meta: end(600) }).result).toMatchObject({ units: 100n })
    await expect(paid({ instructions: [coins], meta: end(530) }).result).rejects.toMatchObject(
      refused('less than was asked for'),
    )
  })

  it('counts what programs have sent, and accounts that the transaction looks up [PY03]', async () => {
    const innerInstructions = [{ index: 0, instructions: [coins] }]
    expect(await paid({ instructions: [], meta: { innerInstructions } }).result).toMatchObject({
      units: 100n,
    })
    const lookedUp = {
      keys: ['Payer', system],
      instructions: [{ ...coins, programIdIndex: 1, accounts: [0, 3] }],
      meta: {
        loadedAddresses: { writable: ['Other'], readonly: ['Shop'] },
        preBalances: [0, 0, 0, 0],
        postBalances: [0, 0, 0, 100],
      },
    }
    expect(await paid(lookedUp).result).toEqual({ paidBy: 'Payer', units: 100n })
  })

  it.each<[string, object]>([
    ['of another program', { programIdIndex: 7 }],
    ['that creates an account', { data: encode(0, 0, 0, 0, ...hundred) }],
    ['of a number that only begins like that of a transfer', { data: encode(2, 1, 0, 0, ...hundred) }],
    ['with more bytes than a transfer', { data: encode(2, 0, 0, 0, ...hundred, 0) }],
    ['without bytes', { data: undefined }],
    ['to another account', { accounts: [0, 7] }],
  ])('does not count an instruction %s [PY03]', async (_, change) => {
    await expect(paid({ instructions: [{ ...coins, ...change }] }).result).rejects.toMatchObject(nothing)
  })

  it('counts no more than what has arrived, the fee of a recipient who pays it aside [PY03]', async () => {
    const short = { instructions: [coins], meta: { postBalances: [895, 99] } }
    await expect(paid(short).result).rejects.toMatchObject(refused('less than'))
    const byShop = {
      keys: ['Shop', 'Payer', 'From', 'To', system],
      instructions: [{ ...coins, accounts: [1, 0] }],
      meta: { preBalances: [10, 1000], postBalances: [105, 900] },
    }
    expect(await paid(byShop).result).toEqual({ paidBy: 'Payer', units: 100n })
  })

  it.each<[string, object]>([
    ['Transfer', { data: encode(3, ...hundred) }],
    ['TransferChecked', { accounts: [2, 7, 3, 0], data: encode(12, ...hundred, 0) }],
    [
      'TransferCheckedWithFee',
      { programIdIndex: 6, accounts: [2, 7, 3, 0], data: encode(26, 1, ...hundred, 0, ...Array(8).fill(0)) },
    ],
  ])('counts the instruction %s of the token programs [PY03]', async (_, change) => {
    const { result } = paid({ instructions: [{ ...tokens, ...change }] }, inTokens)
    expect(await result).toEqual({ paidBy: 'Payer', units: 100n })
  })

  it.each<[string, object]>([
    ['of another program', { programIdIndex: 7 }],
    ['that approves', { data: encode(4, ...hundred) }],
    ['with a byte too many', { data: encode(3, ...hundred, 0) }],
    ['that checks, with a byte too few', { accounts: [2, 7, 3, 0], data: encode(12, ...hundred) }],
    [
      'that only sets the fee',
      { accounts: [2, 7, 3, 0], data: encode(26, 0, ...hundred, 0, ...Array(8).fill(0)) },
    ],
    ['to another account', { accounts: [2, 7, 0] }],
  ])('does not count an instruction of tokens %s [PY03]', async (_, change) => {
    const { result } = paid({ instructions: [{ ...tokens, ...change }] }, inTokens)
    await expect(result).rejects.toMatchObject(nothing)
  })

  it('does not count tokens of another mint [PY03]', async () => {
    const other = {
      preTokenBalances: [holding(2, 'Payer', '100', 'Other'), holding(3, 'Shop', '0', 'Other')],
      postTokenBalances: [holding(2, 'Payer', '0', 'Other'), holding(3, 'Shop', '100', 'Other')],
    }
    const { result } = paid({ instructions: [tokens], meta: other }, inTokens)
    await expect(result).rejects.toMatchObject(nothing)
  })

  it('counts tokens whose accounts are opened or closed on the way [PY03]', async () => {
    const opened = { preTokenBalances: [holding(2, 'Payer', '100')] }
    expect(await paid({ instructions: [tokens], meta: opened }, inTokens).result).toMatchObject({
      units: 100n,
    })
    const passing = { ...opened, preTokenBalances: [] }
    expect(await paid({ instructions: [tokens], meta: passing }, inTokens).result).toMatchObject({
      units: 100n,
    })
  })
})

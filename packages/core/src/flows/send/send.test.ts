import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../../test/createDataVisit.js'
import { address, otherAddress } from '../../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../../test/createFakeEnvironment.js'
import { certainRefusals, unknownOutcomes } from '../../../test/walletAnswers.js'
import { disconnect } from '../../connection/disconnect.js'
import { switchNetwork } from '../../connection/switchNetwork.js'
import { fetchBalance } from '../../data/fetchBalance.js'
import { fetchPortfolio } from '../../data/fetchPortfolio.js'
import { pushView } from '../../dialog/navigate.js'
import { openModal } from '../../dialog/openModal.js'
import { getFamily } from '../../families/Families.js'
import type { Portico } from '../../runtime/Portico.js'
import type { SendDraft } from '../../store/slices/send.js'
import { selectSender } from '../selectFlowAccount.js'
import { showInPlace } from '../transactions/settleTransaction.js'
import { roundShare } from './readAmount.js'
import { listRecentReceivers, rememberReceiver } from './receivers.js'
import {
  checkSend,
  confirmSend,
  editSend,
  editSendShare,
  findReceiverProblem,
  resetSend,
  resumeSend,
  selectSend,
  selectSendSpeed,
  selectSendToken,
  showSend,
} from './send.js'
import { listSendTokens } from './sendTokens.js'

const dollar = '0x3333333333333333333333333333333333333333'
const coin = { name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', price: 2000, iconUrl: '' }
const balances = [
  { ...coin, value: 4000, quantity: { decimals: '18', numeric: '2' } },
  {
    ...coin,
    name: 'Dollar',
    symbol: 'USD',
    address: `eip155:1:${dollar}`,
    price: 1,
    quantity: { decimals: '6', numeric: '50' },
  },
]
const profile = (to: string) => ({
  name: 'ada.eth',
  addresses: { 60: { address: to, created: '' } },
  attributes: [],
})

async function setUp(draft: Partial<SendDraft> = {}, fake = createFakeEnvironment()) {
  return visit(draft, fake)
}

/** Without a draft: the form is not filled in. */
async function visit(draft: Partial<SendDraft> | undefined, fake: ReturnType<typeof createFakeEnvironment>) {
  let namedAddress = otherAddress
  const world = await createDataVisit(
    {
      '/balance': () => json({ balances }),
      '/profile/account': () => json(profile(namedAddress)),
    },
    { fake },
  )
  const { portico, adapter } = world
  await fetchPortfolio(portico)
  if (draft) editSend(portico, { amount: '1', receiver: otherAddress, ...draft })
  return {
    ...world,
    read: () => selectSend(portico.store.get()),
    transfers: () => adapter.calls.filter(call => call.startsWith('transfer')),
    rename: (to: string) => {
      namedAddress = to
    },
    async send() {
      const isChecked = await checkSend(portico)
      if (!isChecked) return
      showSend(portico)
      await confirmSend(portico)
    },
  }
}

describe('what is sent', () => {
  it('is exactly what was shown, and told as sent', async () => {
    const { send, read, transfers, portico } = await setUp()
    await send()
    expect(transfers()).toEqual([`transfer:${10n ** 18n}:${otherAddress}`])
    expect(read()).toMatchObject({ status: 'submitted', id: `0x${'cd'.repeat(32)}` })
    expect(listRecentReceivers(portico, 'eip155')).toEqual([{ address: otherAddress }])
  })

  it('is asked of the wallet for the token that was chosen, in its own units', async () => {
    const { send, adapter, read } = await setUp({ token: dollar, amount: '12.5' })
    let asked: unknown
    adapter.transfers.transfer = async request => {
      asked = request
      return { id: '0x1' }
    }
    await send()
    expect(asked).toMatchObject({ amount: 12_500_000n, token: { address: dollar, decimals: 6 } })
    expect(read()).toMatchObject({ transfer: { amount: '12.5', token: { symbol: 'USD' } } })
  })

  it('is tried on the chain as it will be asked for, to the last unit that the account has', async () => {
    const { portico, adapter, read } = await setUp({ amount: '1.99' })
    const tried: unknown[] = []
    const { estimateTransfer } = adapter.transfers
    adapter.transfers.estimateTransfer = async request => {
      tried.push(request)
      return estimateTransfer(request)
    }
    expect(await checkSend(portico)).toBe(true)
    expect(tried[0]).toMatchObject({ receiver: otherAddress, amount: 199n * 10n ** 16n })
    expect(tried[0]).not.toHaveProperty('token')
    editSend(portico, { token: dollar, amount: '50' })
    expect(await checkSend(portico)).toBe(true)
    const token = { address: dollar, decimals: 6 }
    expect(tried[1]).toMatchObject({ receiver: otherAddress, amount: 50_000_000n, token })
    editSend(portico, { token: '', amount: '1000', unit: 'money' })
    expect(await checkSend(portico)).toBe(true)
    expect(read()).toMatchObject({ transfer: { amount: '0.5', units: 5n * 10n ** 17n } })
  })

  it('costs what was shown for the speed that was chosen, and as usual where that is not offered', async () => {
    const { portico, adapter } = await setUp({ token: dollar, amount: '1', speed: 'slow' })
    const asked: unknown[] = []
    adapter.transfers.transfer = async request => {
      asked.push(request)
      return { id: '0x1' }
    }
    adapter.transfers.estimateTransfer = async () => ({
      choices: [
        { speed: 'fast', fee: 3n, reserve: 3n, mark: '30' },
        { speed: 'normal', fee: 2n, reserve: 2n, mark: '20' },
      ],
      opening: 7n,
    })
    await checkSend(portico)
    expect(selectSend(portico.store.get())).toMatchObject({ transfer: { opening: 7n } })
    showSend(portico)
    await confirmSend(portico)
    expect(asked[0]).toMatchObject({ speed: 'normal', feeMark: '20' })
    editSend(portico, { token: dollar, amount: '1', receiver: otherAddress })
    await checkSend(portico)
    showSend(portico)
    selectSendSpeed(portico, 'fast')
    await confirmSend(portico)
    expect(asked[1]).toMatchObject({ speed: 'fast', feeMark: '30' })
  })

  it('lacks money for the fee rather than being refused where both are so', async () => {
    const { portico, adapter, read } = await setUp({ token: dollar, amount: '1' })
    const much = 10n ** 19n
    const refuse = (reserve: bigint) => {
      adapter.transfers.estimateTransfer = async () => ({
        choices: [{ speed: 'normal', fee: 1n, reserve }],
        willFail: true,
      })
    }
    refuse(much)
    await checkSend(portico)
    expect(read()).toMatchObject({ refusal: 'feeMissing' })
    refuse(1n)
    await checkSend(portico)
    expect(read()).toMatchObject({ refusal: 'willFail' })
  })

  it('is nothing before it was shown', async () => {
    const { portico, transfers } = await setUp()
    await checkSend(portico)
    await confirmSend(portico)
    expect(transfers()).toEqual([])
  })

  it('goes where a name leads, which is noted; where it leads elsewhere later, that is said [RD07] [W-22]', async () => {
    const { send, read, portico, rename, fake } = await setUp({ receiver: 'Ada.eth' })
    await send()
    expect(read()).toMatchObject({ transfer: { receiver: otherAddress, name: 'ada.eth' } })
    rename(dollar.replace(/3$/, '4'))
    await fake.advance(600_000)
    editSend(portico, { receiver: 'ada.eth', amount: '0.5' })
    await checkSend(portico)
    expect(read()).toMatchObject({ transfer: { warnings: ['nameChanged', 'firstTime'] } })
  })

  it('belongs to one network: another begins anew', async () => {
    const { portico, read, transfers } = await setUp()
    await checkSend(portico)
    showSend(portico)
    await switchNetwork(portico, 'eip155:10')
    expect(read()).toMatchObject({ status: 'draft', draft: { receiver: '' } })
    await confirmSend(portico)
    expect(transfers()).toEqual([])
  })

  it.each(certainRefusals)('stays to be tried again when nothing was sent: %s', async (_, thrown) => {
    const { send, read, adapter, portico } = await setUp()
    adapter.transfers.transfer = () => Promise.reject(thrown)
    await send()
    expect(read()).toMatchObject({ status: 'failed' })
    adapter.transfers.transfer = async () => ({ id: '0x2' })
    await confirmSend(portico)
    expect(read()).toMatchObject({ status: 'submitted', id: '0x2' })
  })

  it('is followed although the wallet has changed its account before it answered', async () => {
    const { send, adapter, portico } = await setUp()
    adapter.transfers.transfer = async () => {
      adapter.context.emit({
        type: 'accountsChanged',
        connectorId: 'io.fake',
        accounts: [{ address: otherAddress }],
      })
      return { id: '0x5' }
    }
    await send()
    expect(portico.storage.get('pendingTransactions')).toMatchObject([{ id: '0x5' }])
  })

  it('tells the owner what happened, and no address of anybody', async () => {
    const { send, portico } = await setUp()
    await send()
    const event = portico.store.get().events.data
    expect(event).toMatchObject({ event: 'SEND_SUCCESS', properties: { network: 'eip155:1', amount: '1' } })
    expect(JSON.stringify(event)).not.toContain(otherAddress)
  })
})

describe('what was broadcast', () => {
  it.each([
    ['confirmed', { status: 'done', id: `0x${'cd'.repeat(32)}` }],
    ['failed', { status: 'failed', outcome: 'failed' }],
    ['replaced', { status: 'failed', outcome: 'replaced' }],
  ] as const)('is followed until the chain has %s it, and never sent again', async (status, end) => {
    const { send, read, adapter, portico, fake, transfers } = await setUp()
    await send()
    await fake.advance(3000)
    expect(read().status).toBe('submitted')
    adapter.transfers.readTransaction = async () => ({ status })
    await fake.advance(3000)
    expect(read()).toMatchObject(end)
    await confirmSend(portico)
    expect(transfers()).toHaveLength(1)
  })

  it('is also known where another tab has heard of it first', async () => {
    const { send, read, adapter, portico, fake } = await setUp()
    await send()
    adapter.transfers.readTransaction = async () => ({ status: 'confirmed' })
    portico.storage.remove('pendingTransactions')
    await fake.advance(1000)
    expect(read().status).toBe('done')
    expect(portico.store.get().toasts.visible).toEqual([])
  })

  it('is said by a view in place, else by a toast', async () => {
    const { send, read, adapter, portico, fake } = await setUp()
    adapter.transfers.readTransaction = async () => ({ status: 'confirmed' })
    openModal(portico)
    const stop = showInPlace(portico, `0x${'cd'.repeat(32)}`)
    await send()
    await fake.advance(2000)
    expect(read().status).toBe('done')
    expect(portico.store.get().toasts.visible).toEqual([])
    stop()
    resetSend(portico)
    editSend(portico, { amount: '1', receiver: otherAddress })
    await send()
    await fake.advance(2000)
    expect(portico.store.get().toasts.visible).toMatchObject([{ notice: { code: 'transferConfirmed' } }])
  })
})

describe('a recipient who gets nothing', () => {
  const token = { name: 'Dollar', symbol: 'USD', decimals: 6, balance: '1', iconUrl: '', address: dollar }
  it.each([
    ['nobody-has-this.eth', undefined, { type: 'unknownName' }],
    ['alice', undefined, { type: 'invalidAddress' }],
    ['0x1234', undefined, { type: 'invalidAddress' }],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', undefined, { type: 'otherFamily', family: 'Bitcoin' }],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', undefined, { type: 'otherFamily', family: 'Bitcoin' }],
    ['vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg', undefined, { type: 'otherFamily', family: 'Solana' }],
    [
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
      undefined,
      { type: 'otherFamily', family: 'Polkadot' },
    ],
    [`0x${'0'.repeat(40)}`, `0x${'0'.repeat(40)}`, { type: 'zeroAddress' }],
    [dollar, dollar, { type: 'tokenContract' }],
    [otherAddress, otherAddress, undefined],
  ] as const)('%s is told at the field, before anything is checked', async (typed, to, problem) => {
    const { portico } = await setUp()
    const family = getFamily(portico.store.get().families, 'eip155')
    expect(findReceiverProblem(family, { typed, address: to, token })).toEqual(problem)
  })
})

describe('turning to sending', () => {
  it.each([
    ['by the visitor', (portico: Portico) => pushView(portico, 'WalletSend')],
    ['by the owner', (portico: Portico) => openModal(portico, { view: 'WalletSend' })],
  ])('is told as OPEN_SEND, with the network and no address: %s', async (_title, open) => {
    const { portico } = await setUp()
    openModal(portico)
    const told: unknown[] = []
    portico.store.subscribe(() => told.push(portico.store.get().events.data))
    open(portico)
    await expect
      .poll(() => told)
      .toContainEqual({
        event: 'OPEN_SEND',
        properties: { isSmartAccount: false, network: 'eip155:1' },
      })
    expect(JSON.stringify(told)).not.toContain(address)
  })
})

describe('what is refused', () => {
  it.each([
    ['zeroAddress', { receiver: `0x${'0'.repeat(40)}` }],
    ['tokenContract', { receiver: dollar, token: dollar }],
    ['invalidAddress', { receiver: 'nobody at all' }],
    ['feeMissing', { amount: '2' }],
  ] as const)('%s [RD07]', async (refusal, draft) => {
    const { portico, read } = await setUp(draft)
    expect(await checkSend(portico)).toBe(false)
    expect(read()).toMatchObject({ status: 'draft', refusal })
  })

  it('is what the chain would refuse, what is mistyped, and what nobody can say', async () => {
    const { portico, read, adapter } = await setUp()
    adapter.transfers.estimateTransfer = async () => ({ choices: [], willFail: true })
    await checkSend(portico)
    expect(read()).toMatchObject({ refusal: 'willFail' })
    adapter.transfers.readReceiver = async () => ({ kind: 'invalid' })
    await checkSend(portico)
    expect(read()).toMatchObject({ refusal: 'invalidAddress' })
    adapter.transfers.readReceiver = async () => {
      throw new Error('offline')
    }
    await checkSend(portico)
    expect(read()).toMatchObject({ refusal: 'unavailable' })
  })

  it('is changed while it is checked', async () => {
    const { portico, read, adapter } = await setUp()
    adapter.transfers.readReceiver = async () => {
      editSend(portico, { amount: '0.1' })
      return { kind: 'account' }
    }
    expect(await checkSend(portico)).toBe(false)
    expect(read()).toMatchObject({ status: 'draft', draft: { amount: '0.1' } })
  })
})

describe('what can be sent', () => {
  it('is marked where it goes by the name of something else, and has no price then [RD13]', async () => {
    const fake = {
      ...coin,
      symbol: '\u0415TH',
      address: `eip155:1:${dollar}`,
      quantity: { decimals: '18', numeric: '9' },
    }
    const { portico } = await createDataVisit({ '/balance': () => json({ balances: [balances[0], fake] }) })
    await fetchPortfolio(portico)
    const [own, other] = listSendTokens(portico.store.get())
    expect(own).toMatchObject({ symbol: 'ETH', price: 2000, balance: '2' })
    expect(own).not.toHaveProperty('isImitation')
    expect(other).toMatchObject({ address: dollar, isImitation: true })
    expect(other).not.toHaveProperty('price')
  })

  it('has the coin first, once, also where the service knows the tokens alone', async () => {
    const symbolsOf = async (served: readonly object[]) => {
      const { portico } = await createDataVisit({ '/balance': () => json({ balances: served }) })
      await fetchPortfolio(portico)
      const withoutBalance = listSendTokens(portico.store.get())
      await fetchBalance(portico)
      const withBalance = listSendTokens(portico.store.get())
      return [withoutBalance, withBalance].map(tokens => tokens.map(({ symbol }) => symbol))
    }
    expect(await symbolsOf(balances)).toEqual([
      ['ETH', 'USD'],
      ['ETH', 'USD'],
    ])
    expect(await symbolsOf(balances.slice(1))).toEqual([['USD'], ['ETH', 'USD']])
  })
})

describe('who was paid', () => {
  it('is remembered once, the latest first, and at most twenty of them', async () => {
    const { portico } = await setUp()
    const addresses = Array.from({ length: 21 }, (_, index) => `0x${String(index).padStart(40, 'a')}`)
    for (const each of addresses) rememberReceiver(portico, 'eip155', { address: each })
    rememberReceiver(portico, 'solana', { address: 'sol' })
    const latest = [...addresses].reverse().slice(0, 20)
    expect(listRecentReceivers(portico, 'eip155').map(each => each.address)).toEqual(latest)
    rememberReceiver(portico, 'eip155', {
      address: latest[4]?.toUpperCase().replace('0X', '0x') ?? '',
      name: 'ada.eth',
    })
    expect(listRecentReceivers(portico, 'eip155')).toHaveLength(20)
    expect(listRecentReceivers(portico, 'eip155')[0]).toMatchObject({ name: 'ada.eth' })
    expect(listRecentReceivers(portico, 'solana')).toEqual([{ address: 'sol' }])
    expect(listRecentReceivers(portico, 'bip122')).toEqual([])
  })
})

describe('what is filled in', () => {
  it('is all there is, without the fee where that is paid in it', async () => {
    const { portico, read } = await setUp()
    await editSendShare(portico, 100)
    expect(read().draft.amount).toBe('1.99')
    await editSendShare(portico, 25)
    expect(read().draft.amount).toBe('0.5')
    editSend(portico, { token: dollar })
    await editSendShare(portico, 100)
    expect(read().draft.amount).toBe('50')
    expect(roundShare(1_234_567_899_999_999_999n, 100, { decimals: 18 })).toBe('1.23456789')
    expect(roundShare(199n, 50, { decimals: 18 })).toBe('0.000000000000000099')
    expect(roundShare(3n, 50, { decimals: 0 })).toBe('1')
  })

  it('is nothing where the fee is more than there is, and nothing else once the form was edited', async () => {
    const { portico, adapter, read } = await setUp()
    const tried: unknown[] = []
    let edit = () => {}
    adapter.transfers.estimateTransfer = async request => {
      tried.push(request)
      edit()
      return { choices: [{ speed: 'normal', fee: 1n, reserve: 3n * 10n ** 18n }] }
    }
    await editSendShare(portico, 100)
    expect(tried).toEqual([expect.objectContaining({ receiver: address, amount: 'all' })])
    expect(read().draft).toMatchObject({ amount: '0', unit: 'token' })
    edit = () => editSend(portico, { amount: '0.3' })
    await editSendShare(portico, 100)
    expect(read().draft.amount).toBe('0.3')
  })

  it('comes from a link, for this network and a token that is there', async () => {
    const { portico, read } = await setUp()
    editSend(portico, { receiver: `ethereum:${dollar}@1/transfer?address=${otherAddress}&uint256=2500000` })
    expect(read().draft).toMatchObject({ receiver: otherAddress, token: dollar, amount: '2.5' })
    editSend(portico, { receiver: `ethereum:${address}?value=1e17` })
    expect(read().draft).toMatchObject({ receiver: address, token: '', amount: '0.1', unit: 'token' })
    editSend(portico, { receiver: `ethereum:${dollar}@1/transfer?address=${otherAddress}` })
    expect(read().draft).toMatchObject({ receiver: otherAddress, token: dollar, amount: '0.1' })
    for (const foreign of [
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      `ethereum:${address}/transfer?address=${address}`,
    ]) {
      editSend(portico, { receiver: foreign })
      expect(read().draft).toMatchObject({ receiver: foreign, token: dollar, amount: '0.1' })
    }
    editSend(portico, { receiver: `ethereum:${address}@10?value=1e18` })
    expect(read().draft.receiver).toMatch(/^ethereum:/)
    expect(selectSendToken(portico.store.get())).toMatchObject({ symbol: 'USD' })
  })
})

describe('a data service that lies', () => {
  it('cannot multiply what is sent of the currency: its decimals are those of the network [RD19]', async () => {
    const lie = { ...coin, quantity: { decimals: '21', numeric: '2' } }
    const world = await createDataVisit({ '/balance': () => json({ balances: [lie] }) })
    const { portico, adapter } = world
    await fetchPortfolio(portico)
    editSend(portico, { amount: '0.01', receiver: otherAddress })
    await checkSend(portico)
    showSend(portico)
    await confirmSend(portico)
    expect(adapter.calls.filter(call => call.startsWith('transfer'))).toEqual([
      `transfer:${10n ** 16n}:${otherAddress}`,
    ])
  })

  it('is refused where the contract of a token has other decimals [RD19]', async () => {
    const { portico, adapter, read, send, transfers } = await setUp({ token: dollar, amount: '12.5' })
    adapter.transfers.readToken = async ({ token }) => ({ decimals: token === dollar ? 3 : 6, symbol: 'USD' })
    await send()
    expect(read()).toMatchObject({ status: 'draft', refusal: 'tokenMismatch' })
    adapter.transfers.readToken = () => Promise.reject(new Error('no node'))
    expect(await checkSend(portico)).toBe(false)
    expect(read()).toMatchObject({ status: 'draft', refusal: 'unavailable' })
    expect(transfers()).toEqual([])
  })

  it('cannot name a token: the review has the symbol of its contract, else its address [RD19]', async () => {
    const { portico, adapter, read } = await setUp({ token: dollar, amount: '1' })
    adapter.transfers.readToken = async () => ({ decimals: 6, symbol: 'EV\u202eIL' })
    await checkSend(portico)
    expect(read()).toMatchObject({ transfer: { token: { symbol: 'EVIL', address: dollar } } })
    adapter.transfers.readToken = async () => ({ decimals: 6 })
    await checkSend(portico)
    expect(read()).toMatchObject({ transfer: { token: { symbol: expect.stringMatching(/^0x3+\W+3+$/) } } })
  })

  it('is not asked of a wallet where the units are other ones than were shown [RD19]', async () => {
    const { portico, read, transfers } = await setUp()
    await checkSend(portico)
    showSend(portico)
    const { send: state } = portico.store.get()
    if (state.status !== 'checked') throw new Error('Nothing is shown.')
    const altered = { ...state, transfer: { ...state.transfer, units: 10n ** 21n } }
    portico.store.set(all => ({ ...all, send: altered }))
    await confirmSend(portico)
    expect(read()).toMatchObject({ status: 'failed', error: { code: 'invalid_params' } })
    expect(transfers()).toEqual([])
  })
})

describe('an answer that nobody has heard', () => {
  it.each(unknownOutcomes)(
    'is told as that, and not offered to be tried again: %s [RD18]',
    async (_, thrown) => {
      const { portico, adapter, send, read, transfers } = await setUp()
      adapter.transfers.transfer = () => Promise.reject(thrown)
      await send()
      expect(read()).toMatchObject({ status: 'unknown', open: { amount: '1', receiver: otherAddress } })
      await confirmSend(portico)
      editSend(portico, { amount: '2' })
      expect(await checkSend(portico)).toBe(false)
      expect(read().status).toBe('unknown')
      expect(transfers()).toHaveLength(1)
      resetSend(portico)
      expect(read()).toMatchObject({ status: 'draft', draft: { amount: '' } })
    },
  )
})

describe('a page that is left while the wallet asks', () => {
  it('does not offer the transfer again after a reload: its outcome is unknown until the visitor says so [RD18]', async () => {
    const fake = createFakeEnvironment()
    const first = await setUp({}, fake)
    first.adapter.transfers.transfer = () => new Promise<never>(() => undefined)
    void first.send()
    await expect.poll(() => first.read().status).toBe('confirming')
    await settle()
    const second = await visit(undefined, fake)
    resumeSend(second.portico)
    expect(second.read()).toMatchObject({
      status: 'unknown',
      open: { amount: '1', symbol: 'ETH', receiver: otherAddress },
    })
    editSend(second.portico, { amount: '2' })
    expect(await checkSend(second.portico)).toBe(false)
    await confirmSend(second.portico)
    expect(second.read().status).toBe('unknown')
    expect(second.transfers()).toEqual([])
    resetSend(second.portico)
    expect(second.read()).toMatchObject({ status: 'draft', draft: { amount: '' } })
    const third = await visit(undefined, fake)
    resumeSend(third.portico)
    expect(third.read().status).toBe('draft')
  })

  it('is not told of it once the outcome is certain', async () => {
    const fake = createFakeEnvironment()
    const first = await setUp({}, fake)
    await first.send()
    expect(first.read().status).toBe('submitted')
    const second = await visit(undefined, fake)
    resumeSend(second.portico)
    expect(second.read().status).toBe('draft')
  })

  it('is no matter of another account, and is forgotten with the account that has left', async () => {
    const fake = createFakeEnvironment()
    const { portico, read, adapter, send } = await setUp({}, fake)
    adapter.transfers.transfer = () => new Promise<never>(() => undefined)
    void send()
    await expect.poll(() => read().status).toBe('confirming')
    await settle()
    await switchNetwork(portico, 'eip155:10')
    resumeSend(portico)
    expect(read().status).toBe('draft')
    expect(portico.storage.get('openSends')).toHaveLength(1)
    await disconnect(portico)
    expect(portico.storage.get('openSends')).toBeUndefined()
  })
})

describe('another account that is chosen meanwhile', () => {
  it('is not moved by what the wallet answers to the one before', async () => {
    const { portico, adapter, send } = await setUp()
    let answer: (sent: { readonly id: string }) => void = () => {}
    adapter.transfers.transfer = () =>
      new Promise(resolve => {
        answer = resolve
      })
    const first = send()
    await expect.poll(() => portico.store.get().send.status).toBe('confirming')
    await settle()
    await switchNetwork(portico, 'eip155:10')
    const owner = selectSender(portico.store.get())?.account.caipAddress ?? 'eip155:10:0x'
    const { send: state } = portico.store.get()
    if (state.status !== 'confirming') throw new Error('Nothing was asked.')
    const confirming = { ...state, owner, transfer: { ...state.transfer, amount: '7' } } as const
    portico.store.set(all => ({ ...all, send: confirming }))
    answer({ id: '0x1' })
    await first
    expect(portico.store.get().send).toBe(confirming)
    expect(portico.storage.get('pendingTransactions')).toMatchObject([{ id: '0x1', amount: '1' }])
  })

  it('leaves the form of the one before usable, not checking for ever', async () => {
    const { portico, read } = await setUp()
    const checked = checkSend(portico)
    await switchNetwork(portico, 'eip155:10')
    expect(await checked).toBe(false)
    await switchNetwork(portico, 'eip155:1')
    expect(read()).toMatchObject({ status: 'draft', draft: { amount: '1' } })
  })
})

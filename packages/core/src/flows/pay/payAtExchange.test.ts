import { isPorticoError, modalClosed, type PayRequest, paymentTimedOut } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { otherAddress } from '../../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../../test/createTestPortico.js'
import { closeModal } from '../../dialog/closeModal.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { startPortico } from '../../runtime/startPortico.js'
import { exchangesQuery, toAssetId } from './exchanges.js'
import { choosePayAgain, leaveExchange, openPay, payAtExchange } from './pay.js'

const order: PayRequest = {
  orderId: '7',
  paymentAsset: {
    network: 'eip155:1',
    asset: 'native',
    metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  recipient: otherAddress,
  amount: '0.5',
}
const exchange = { id: 'own', name: 'Desk' }
const transaction = `0x${'ab'.repeat(32)}`

/** A visitor who is not connected, on a site whose service knows an exchange. */
async function visit(fake = createFakeEnvironment()) {
  let status: object = { status: 'UNKNOWN' }
  let open: () => Response = () =>
    json({ jsonrpc: '2.0', id: 1, result: { url: 'https://pay.example/7', sessionId: 's-7' } })
  const calls: { method: string; params: Record<string, unknown> }[] = []
  fake.answer(({ url, body }) => {
    if (!url.pathname.endsWith('/v1/json-rpc')) return undefined
    const call = body as (typeof calls)[number] // as the kit has written it
    calls.push(call)
    if (call.method === 'reown_getExchangePayUrl') return open()
    const result = call.method === 'reown_getExchanges' ? { exchanges: [exchange], total: 1 } : status
    return json({ jsonrpc: '2.0', id: 1, result })
  })
  const { portico } = createTestPortico({
    fake,
    services: { data: 'https://data.example/' },
    features: { pay: true },
    payHosts: ['pay.example'],
  })
  startPortico(portico)
  await settle()
  return {
    portico,
    fake,
    pay: () => portico.store.get().pay,
    asked: (method: string) => calls.filter(call => call.method === method),
    become: (next: object) => {
      status = next
    },
    answerOpening: (next: () => Response) => {
      open = next
    },
  }
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    value => ({ value }),
    error => ({ error }),
  )

describe('paying at an exchange', () => {
  it('is offered where somebody takes money for the order, and nobody is where the service knows none', async () => {
    const { portico, fake, asked } = await visit()
    const request = { ...order, payWithExchange: { exclude: ['other'] } }
    expect(await fetchQuery(portico, exchangesQuery, request)).toMatchObject([exchange])
    expect(asked('reown_getExchanges')[0]?.params).toEqual({
      page: 1,
      asset: 'eip155:1/slip44:60',
      amount: '0.5',
      exclude: ['other'],
    })
    fake.answer(({ url }) =>
      url.pathname.endsWith('json-rpc') ? new Response(null, { status: 404 }) : undefined,
    )
    expect(await fetchQuery(portico, exchangesQuery, { ...order, orderId: '8' })).toEqual([])
  })

  it.each([
    ['eip155:1', 'native', 'eip155:1/slip44:60'],
    ['eip155:10', otherAddress, `eip155:10/erc20:${otherAddress}`],
    ['solana:5eykt', 'native', 'solana:5eykt/slip44:501'],
    ['solana:5eykt', 'EPjFWdd5', 'solana:5eykt/token:EPjFWdd5'],
    ['cosmos:hub', 'native', undefined],
  ] as const)('names what is paid with by its asset id: %s %s', async (network, asset, id) => {
    const { portico } = await visit()
    const request = { ...order, paymentAsset: { ...order.paymentAsset, network, asset } }
    expect(toAssetId(portico.store.get(), request)).toBe(id)
  })

  it('opens the window within the click, leads it there, and gives a receipt without a wallet', async () => {
    const { portico, fake, pay, asked, become } = await visit()
    const receipt = outcome(openPay(portico, order))
    const begun = payAtExchange(portico, exchange)
    expect(fake.popups).toHaveLength(1)
    expect(pay().status).toBe('confirming')
    await begun
    expect(fake.popups[0]?.urls).toEqual(['https://pay.example/7'])
    expect(pay()).toMatchObject({ status: 'submitted', window: 'open' })
    expect(asked('reown_getExchangePayUrl')).toMatchObject([
      {
        params: {
          exchangeId: 'own',
          asset: 'eip155:1/slip44:60',
          amount: '0.5',
          recipient: `eip155:1:${otherAddress}`,
          orderId: '7',
        },
      },
    ])
    become({ status: 'IN_PROGRESS' })
    await fake.advance(4000)
    expect(pay()).toMatchObject({ status: 'submitted', isTaken: true })
    // What the exchange takes already is not offered to be paid in another way.
    leaveExchange(portico)
    expect(pay().status).toBe('submitted')
    // Without a transaction there is nothing for the shop to look at.
    become({ status: 'SUCCESS' })
    await fake.advance(4000)
    expect(pay().status).toBe('submitted')
    become({ status: 'SUCCESS', txHash: transaction })
    await fake.advance(4000)
    expect(await receipt).toEqual({
      value: { orderId: '7', network: 'eip155:1', exchange: 'own', transaction },
    })
    expect(portico.storage.get('payments')).toBeUndefined()
    const { length } = asked('reown_getExchangeBuyStatus')
    await fake.advance(20_000)
    expect(asked('reown_getExchangeBuyStatus')).toHaveLength(length)
  })

  it('says that the window was closed half way, and goes on waiting: it may have been paid', async () => {
    const { portico, fake, pay, become } = await visit()
    const receipt = outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    Object.assign(fake.popups[0] ?? {}, { closed: true })
    await fake.advance(1000)
    expect(pay()).toMatchObject({ status: 'submitted', window: 'closed' })
    become({ status: 'SUCCESS', txHash: transaction })
    await fake.advance(4000)
    expect(await receipt).toMatchObject({ value: { transaction } })
  })

  it('goes on though the dialog is closed, and is told when it is paid', async () => {
    const { portico, fake, become } = await visit()
    const receipt = outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    closeModal(portico)
    become({ status: 'SUCCESS', txHash: transaction })
    await fake.advance(4000)
    expect(await receipt).toMatchObject({ value: { transaction } })
  })

  it('lets the visitor pay in another way only after asking whether it was paid, and listens meanwhile', async () => {
    const { portico, fake, pay, become } = await visit()
    const receipt = outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    leaveExchange(portico)
    expect(pay()).toMatchObject({ status: 'unknown', session: { id: 's-7' } })
    expect(portico.storage.get('payments')).toHaveLength(1)
    await choosePayAgain(portico)
    expect(pay().status).toBe('checked')
    expect(portico.storage.get('payments')).toBeUndefined()
    await payAtExchange(portico, exchange)
    leaveExchange(portico)
    become({ status: 'SUCCESS', txHash: transaction })
    await fake.advance(4000)
    expect(await receipt).toMatchObject({ value: { transaction } })
  })

  it.each(['IN_PROGRESS', 'SUCCESS'])('is not paid again once the exchange says %s', async status => {
    const { portico, fake, pay, become } = await visit()
    void outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    leaveExchange(portico)
    become({ status })
    await fake.advance(4000)
    expect(pay()).toMatchObject({ status: 'submitted', isTaken: true })
  })

  it.each(['IN_PROGRESS', 'SUCCESS'])('asks the exchange before another way is open: %s', async status => {
    const { portico, pay, become } = await visit()
    void outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    leaveExchange(portico)
    become({ status })
    await choosePayAgain(portico)
    expect(pay()).toMatchObject({ status: 'submitted', isTaken: true })
    expect(portico.storage.get('payments')).toHaveLength(1)
  })

  it('opens another way though the exchange does not answer', async () => {
    const { portico, fake, pay } = await visit()
    void outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    leaveExchange(portico)
    fake.answer(() => new Promise<never>(() => {}))
    const chosen = choosePayAgain(portico)
    await fake.advance(3000)
    await chosen
    expect(pay().status).toBe('checked')
  })

  it.each([{ status: 'FAILED' }, { status: 'SUCCESS', txHash: transaction }])(
    'leaves alone what another tab has begun for the order: %j',
    async status => {
      const { portico, fake, become } = await visit()
      const ended = outcome(openPay(portico, order))
      await payAtExchange(portico, exchange)
      const other = {
        request: order,
        caipAddress: `eip155:1:${otherAddress}`,
        at: portico.environment.now(),
      } as const
      portico.storage.set('payments', [other])
      become(status)
      await fake.advance(4000)
      if (status.txHash) await ended
      expect(portico.storage.get('payments')).toEqual([other])
    },
  )

  it('goes back to what the shop asks for now where nothing comes of what was begun', async () => {
    const first = await visit()
    void outcome(openPay(first.portico, order))
    await payAtExchange(first.portico, exchange)
    const second = await visit(first.fake)
    const now = { ...order, amount: '0.7', payWithExchange: { exclude: ['other'] } }
    void outcome(openPay(second.portico, now))
    expect(second.pay()).toMatchObject({ status: 'submitted', request: { amount: '0.5' } })
    second.become({ status: 'FAILED' })
    await second.fake.advance(4000)
    expect(second.pay()).toMatchObject({ status: 'failed', request: now })
    await choosePayAgain(second.portico)
    expect(second.pay()).toEqual({ status: 'checked', request: now })
  })

  it('is taken up after a reload in the middle, and no second payment is opened', async () => {
    const first = await visit()
    void outcome(openPay(first.portico, order))
    await payAtExchange(first.portico, exchange)
    const second = await visit(first.fake)
    const receipt = outcome(openPay(second.portico, order))
    expect(second.pay()).toMatchObject({ status: 'submitted', window: 'unknown', session: { id: 's-7' } })
    await payAtExchange(second.portico, exchange)
    expect(second.asked('reown_getExchangePayUrl')).toEqual([])
    second.become({ status: 'SUCCESS', txHash: transaction })
    await second.fake.advance(4000)
    expect(await receipt).toMatchObject({ value: { transaction } })
  })

  it('is not begun a second time by another tab that shows the same order', async () => {
    const first = await visit()
    void outcome(openPay(first.portico, order))
    const second = await visit(first.fake)
    void outcome(openPay(second.portico, order))
    await payAtExchange(first.portico, exchange)
    await payAtExchange(second.portico, exchange)
    expect(second.pay()).toMatchObject({ status: 'submitted', window: 'unknown' })
    expect(first.fake.popups[1]).toMatchObject({ urls: [], closed: true })
  })

  it('ends after 300 seconds without losing it: the same order is followed, not paid again', async () => {
    const { portico, fake, pay, become, asked } = await visit()
    const late = outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    await fake.advance(300_000)
    expect(await late).toSatisfy(({ error }) => isPorticoError(error, paymentTimedOut))
    expect(pay()).toMatchObject({ status: 'expired', isUnknown: true, session: { id: 's-7' } })
    closeModal(portico)
    become({ status: 'SUCCESS', txHash: transaction })
    const again = outcome(openPay(portico, order))
    await fake.advance(4000)
    expect(await again).toMatchObject({ value: { transaction } })
    expect(asked('reown_getExchangePayUrl')).toHaveLength(1)
  })

  it('leaves room for another order while one is open at an exchange, and finds that again', async () => {
    const { portico, pay } = await visit()
    const first = outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    void outcome(openPay(portico, { ...order, orderId: '8' }))
    expect(await first).toSatisfy(({ error }) => isPorticoError(error, modalClosed))
    expect(pay()).toMatchObject({ status: 'checked', request: { orderId: '8' } })
    void outcome(openPay(portico, order))
    expect(pay()).toMatchObject({ status: 'submitted', request: { orderId: '7' } })
  })

  it('can be tried again, or paid in another way, where the exchange says no', async () => {
    const { portico, fake, pay, become } = await visit()
    void outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    become({ status: 'FAILED' })
    await fake.advance(4000)
    expect(pay()).toMatchObject({
      status: 'failed',
      error: { code: 'payment_provider_failed', context: { provider: 'Desk' } },
    })
    expect(portico.storage.get('payments')).toBeUndefined()
    void choosePayAgain(portico)
    expect(pay().status).toBe('checked')
  })

  it.each([
    ['fails', () => new Response(null, { status: 500 })],
    ['refuses', () => json({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'No.' } })],
    [
      'leads to no web page',
      () => json({ jsonrpc: '2.0', id: 1, result: { url: 'javascript:alert(1)', sessionId: 's' } }),
    ],
    [
      'leads to a host that the site did not name',
      () => json({ jsonrpc: '2.0', id: 1, result: { url: 'https://evil.example/7', sessionId: 's' } }),
    ],
  ])(
    'closes the window and says that nothing was paid where the service %s [RD26]',
    async (_what, answer) => {
      const { portico, fake, pay, answerOpening } = await visit()
      void outcome(openPay(portico, order))
      answerOpening(answer)
      await payAtExchange(portico, exchange)
      expect(fake.popups[0]).toMatchObject({ urls: [], closed: true })
      expect(pay()).toMatchObject({ status: 'failed', error: { code: 'payment_provider_failed' } })
      expect(portico.storage.get('payments')).toBeUndefined()
    },
  )

  it('says where to go where the browser lets no window open', async () => {
    const { portico, pay } = await visit(createFakeEnvironment({ openPopup: () => undefined }))
    void outcome(openPay(portico, order))
    await payAtExchange(portico, exchange)
    expect(pay()).toMatchObject({
      status: 'submitted',
      window: 'blocked',
      session: { url: 'https://pay.example/7' },
    })
  })

  it('leads nowhere once the visitor has left', async () => {
    const { portico, fake, pay } = await visit()
    const left = outcome(openPay(portico, order))
    const begun = payAtExchange(portico, exchange)
    closeModal(portico)
    expect(await left).toSatisfy(({ error }) => isPorticoError(error, modalClosed))
    await begun
    expect(pay().status).toBe('draft')
    expect(fake.popups[0]).toMatchObject({ urls: [], closed: true })
    expect(portico.storage.get('payments')).toBeUndefined()
  })
})

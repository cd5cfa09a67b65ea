import {
  invalidPayment,
  isPorticoError,
  modalClosed,
  type PayRequest,
  PorticoError,
  paymentAccountUnsuited,
  paymentFundsMissing,
  paymentReceiverInvalid,
  paymentTimedOut,
  paymentUnderWay,
  paymentWouldFail,
  payNotEnabled,
  walletTimeout,
} from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { address, createFakeAdapter, otherAddress } from '../../../test/createFakeAdapter.js'
import { createFakeEnvironment, settle } from '../../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../../test/createTestPortico.js'
import { getTestFamily } from '../../../test/testFamilies.js'
import { certainRefusals, unknownOutcomes } from '../../../test/walletAnswers.js'
import { connect } from '../../connection/connect.js'
import { closeModal } from '../../dialog/closeModal.js'
import type { SentTransfer, TransactionProgress, TransferRequest } from '../../families/TransferMethods.js'
import { startPortico } from '../../runtime/startPortico.js'
import { choosePayAgain, confirmPay, openPay } from './pay.js'

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

const coins = {
  network: 'eip155:1',
  asset: otherAddress,
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
} as const

async function visit(fake = createFakeEnvironment()) {
  const adapter = createFakeAdapter()
  const asked: TransferRequest[] = []
  let progress: TransactionProgress = { status: 'pending' }
  let answer: () => Promise<SentTransfer> = async () => ({ id: '0xaa' })
  adapter.transfers.transfer = async parameters => {
    asked.push(parameters)
    return answer()
  }
  adapter.transfers.readTransaction = async () => progress
  const { portico } = createTestPortico({ fake, adapter, features: { pay: true } })
  startPortico(portico)
  await settle()
  await connect(portico, { connectorId: 'io.fake' })
  return {
    portico,
    fake,
    asked,
    adapter,
    pay: () => portico.store.get().pay,
    become: (next: TransactionProgress) => {
      progress = next
    },
    say: (next: () => Promise<SentTransfer>) => {
      answer = next
    },
  }
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    value => ({ value }),
    error => ({ error }),
  )

describe('paying', () => {
  it('asks the wallet for exactly what was shown, and gives a receipt once it has happened', async () => {
    const { portico, fake, asked, become, pay } = await visit()
    const receipt = outcome(openPay(portico, order))
    expect(portico.store.get().router.stack.at(-1)?.name).toBe('Pay')
    expect(asked).toEqual([])
    await confirmPay(portico)
    expect(asked).toMatchObject([{ receiver: otherAddress, amount: 500_000_000_000_000_000n }])
    expect(pay().status).toBe('submitted')
    become({ status: 'confirmed' })
    await fake.advance(3000)
    expect(await receipt).toEqual({
      value: {
        orderId: '7',
        network: 'eip155:1',
        payer: '0x1111111111111111111111111111111111111111',
        transaction: '0xaa',
      },
    })
    expect(portico.storage.get('payments')).toBeUndefined()
  })

  it('asks once, however often somebody clicks', async () => {
    const { portico, asked } = await visit()
    void outcome(openPay(portico, order))
    await Promise.all([confirmPay(portico), confirmPay(portico), confirmPay(portico)])
    await confirmPay(portico)
    expect(asked).toHaveLength(1)
    await expect(openPay(portico, { ...order, orderId: '8' })).rejects.toSatisfy(error =>
      isPorticoError(error, paymentUnderWay),
    )
  })

  it('ends after 300 seconds, and when the dialog is closed half way', async () => {
    const { portico, fake, pay } = await visit()
    const late = outcome(openPay(portico, order))
    await fake.advance(299_000)
    expect(pay().status).toBe('checked')
    await fake.advance(2000)
    expect(pay().status).toBe('expired')
    expect(await late).toSatisfy(({ error }) => isPorticoError(error, paymentTimedOut))
    const left = outcome(openPay(portico, order))
    closeModal(portico)
    expect(await left).toSatisfy(({ error }) => isPorticoError(error, modalClosed))
    expect(pay().status).toBe('draft')
  })

  it('goes on with what the wallet is asked though the dialog is closed', async () => {
    const { portico, fake, say, become } = await visit()
    let answer: (sent: SentTransfer) => void = () => {}
    say(
      () =>
        new Promise(resolve => {
          answer = resolve
        }),
    )
    const receipt = outcome(openPay(portico, order))
    const confirmed = confirmPay(portico)
    await settle()
    closeModal(portico)
    answer({ id: '0xbb' })
    await confirmed
    become({ status: 'confirmed' })
    await fake.advance(3000)
    expect(await receipt).toMatchObject({ value: { transaction: '0xbb' } })
  })

  it('is not paid again where the shop has stopped waiting, nor where another transaction has taken its place', async () => {
    const { portico, fake, say, asked, become, pay } = await visit()
    say(async () => ({ id: '0xdd' }))
    const late = outcome(openPay(portico, order))
    await confirmPay(portico)
    await fake.advance(300_000)
    expect(await late).toMatchObject({ error: { code: 'payment_timed_out' } })
    become({ status: 'confirmed' })
    await fake.advance(3000)
    const again = outcome(openPay(portico, order))
    await fake.advance(3000)
    expect(await again).toMatchObject({ value: { transaction: '0xdd' } })
    expect(asked).toHaveLength(1)

    become({ status: 'pending' })
    void outcome(openPay(portico, { ...order, orderId: 'another' }))
    await confirmPay(portico)
    become({ status: 'replaced' })
    await fake.advance(3000)
    expect(pay().status).toBe('unknown')
  })

  it.each(certainRefusals)('can be tried again where nothing was paid: %s', async (_, thrown) => {
    const { portico, say, asked, pay } = await visit()
    void outcome(openPay(portico, order))
    say(() => Promise.reject(thrown))
    await confirmPay(portico)
    expect(pay().status).toBe('failed')
    expect(portico.storage.get('payments')).toBeUndefined()
    say(async () => ({ id: '0xcc' }))
    await confirmPay(portico)
    expect(asked).toHaveLength(2)
    expect(pay().status).toBe('submitted')
  })

  it.each(unknownOutcomes)(
    'never says that nothing was paid where that is unknown, and asks again only by two presses: %s [RD18]',
    async (_, thrown) => {
      const { portico, fake, say, asked, pay } = await visit()
      void outcome(openPay(portico, order))
      say(() => Promise.reject(thrown))
      await confirmPay(portico)
      expect(pay()).toMatchObject({ status: 'unknown', request: { orderId: '7' } })
      expect(portico.storage.get('payments')).toHaveLength(1)
      expect(asked).toHaveLength(1)
      await confirmPay(portico)
      expect(asked).toHaveLength(1)
      await choosePayAgain(portico)
      expect(pay()).toMatchObject({ status: 'checked', isUnknown: true })
      // A no to the second question says nothing about the first.
      say(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })))
      await confirmPay(portico)
      expect(pay()).toMatchObject({ status: 'unknown', error: { code: 4001 } })
      closeModal(portico)
      void outcome(openPay(portico, order))
      expect(pay().status).toBe('unknown')
      await fake.advance(300_000)
      expect(pay()).toMatchObject({ status: 'expired', isUnknown: true })
    },
  )

  it('keeps orders apart: paying one does not forget that another may have been paid', async () => {
    const { portico, fake, say, asked, become, pay } = await visit()
    void outcome(openPay(portico, order))
    say(() => Promise.reject(new PorticoError(walletTimeout)))
    await confirmPay(portico)
    closeModal(portico)
    say(async () => ({ id: '0xee' }))
    const other = outcome(openPay(portico, { ...order, orderId: '8' }))
    await confirmPay(portico)
    become({ status: 'confirmed' })
    await fake.advance(3000)
    expect(await other).toMatchObject({ value: { orderId: '8', transaction: '0xee' } })
    closeModal(portico)
    void outcome(openPay(portico, order))
    expect(pay()).toMatchObject({ status: 'unknown', request: { orderId: '7' } })
    expect(asked).toHaveLength(2)
    await fake.advance(86_400_000)
    closeModal(portico)
    void outcome(openPay(portico, order))
    expect(pay().status).toBe('checked')
  })

  it.each([
    ['the account has too little of the coin', paymentFundsMissing, order],
    ['a token says no', paymentWouldFail, order],
    ['the checksum of the receiver is wrong', paymentReceiverInvalid, order],
  ])('asks no wallet where %s', async (_what, entry, request) => {
    const { portico, adapter, asked, pay } = await visit()
    if (entry === paymentFundsMissing)
      adapter.answer('getBalance', async () => ({ amount: '0.5', symbol: 'ETH', decimals: 18 }))
    if (entry === paymentWouldFail)
      adapter.transfers.estimateTransfer = async () => ({ choices: [], willFail: true })
    if (entry === paymentReceiverInvalid) adapter.transfers.readReceiver = async () => ({ kind: 'invalid' })
    void outcome(openPay(portico, request))
    await confirmPay(portico)
    expect(pay()).toMatchObject({ status: 'failed', error: { code: entry.code } })
    expect(asked).toEqual([])
    expect(portico.storage.get('payments')).toBeUndefined()
  })

  it.each(['smartAccount', 'contract'] as const)(
    'takes tokens from a %s, and not the currency of the network, which the shop would not see [PY02]',
    async kind => {
      const { portico, adapter, asked, pay } = await visit()
      const accounts = [{ address, type: 'smartAccount' }] as const
      if (kind === 'smartAccount') {
        adapter.context.emit({ type: 'accountsChanged', connectorId: 'io.fake', accounts })
        await settle()
      } else
        adapter.transfers.readReceiver = async ({ receiver }) => ({
          kind: receiver === address ? 'contract' : 'account',
        })
      void outcome(openPay(portico, order))
      await confirmPay(portico)
      expect(pay()).toMatchObject({ status: 'failed', error: { code: paymentAccountUnsuited.code } })
      expect(asked).toEqual([])
      expect(portico.storage.get('payments')).toBeUndefined()
      closeModal(portico)
      void outcome(openPay(portico, { ...order, paymentAsset: coins }))
      await confirmPay(portico)
      expect(asked).toHaveLength(1)
    },
  )

  it('is offered only where the shop can verify it: neither on Polkadot nor on Cosmos [PY04]', () => {
    const namespaces = ['eip155', 'solana', 'bip122', 'polkadot', 'cosmos'] as const
    const payable = namespaces.filter(each => getTestFamily(each).abilities.includes('send'))
    expect(payable).toEqual(['eip155', 'solana', 'bip122'])
  })

  it('asks no wallet where the contract of the token has other decimals than the order [RD19]', async () => {
    const { portico, adapter, asked, pay } = await visit()
    adapter.transfers.readToken = async () => ({ decimals: 18, symbol: 'USDC' })
    void outcome(openPay(portico, { ...order, paymentAsset: coins }))
    await confirmPay(portico)
    expect(pay()).toMatchObject({ status: 'failed', error: { code: invalidPayment.code } })
    expect(asked).toEqual([])
  })

  it('asks no wallet where the contract of the token cannot be read [RD19]', async () => {
    const { portico, adapter, asked, pay } = await visit()
    adapter.transfers.readToken = () => Promise.reject(new Error('No node'))
    void outcome(openPay(portico, { ...order, paymentAsset: coins }))
    await confirmPay(portico)
    expect(pay()).toMatchObject({ status: 'failed' })
    expect(asked).toEqual([])
  })

  it.each([
    ['the coin', order.paymentAsset, { receiver: otherAddress, amount: 5n * 10n ** 17n }],
    [
      'a token',
      coins,
      { receiver: otherAddress, amount: 500_000n, token: { address: otherAddress, decimals: 6 } },
    ],
  ])('has the chain try the very payment of %s that is asked for', async (_, paymentAsset, expected) => {
    const { portico, adapter } = await visit()
    const tried: unknown[] = []
    adapter.transfers.estimateTransfer = async request => {
      tried.push(request)
      return { choices: [] }
    }
    void outcome(openPay(portico, { ...order, paymentAsset }))
    await confirmPay(portico)
    expect(tried).toEqual([expect.objectContaining(expected)])
    expect(Object.hasOwn(Object(tried[0]), 'token')).toBe(paymentAsset === coins)
  })

  it('takes what the account has to the last unit, the fee included', async () => {
    const { portico, adapter, asked } = await visit()
    adapter.answer('getBalance', async () => ({ amount: '0.501', symbol: 'ETH', decimals: 18 }))
    void outcome(openPay(portico, order))
    await confirmPay(portico)
    expect(asked).toHaveLength(1)
  })

  it('leaves to the wallet what nobody can say about the account', async () => {
    const { portico, adapter, asked } = await visit()
    const unknown = () => Promise.reject(new Error('No node'))
    adapter.answer('getBalance', unknown)
    Object.assign(adapter.transfers, { readReceiver: unknown, estimateTransfer: unknown })
    void outcome(openPay(portico, order))
    await confirmPay(portico)
    expect(asked).toHaveLength(1)
  })

  it('is not paid a second time by another tab that shows the same order', async () => {
    const first = await visit()
    const second = await visit(first.fake)
    void openPay(first.portico, order).catch(() => undefined)
    void openPay(second.portico, order).catch(() => undefined)
    await confirmPay(first.portico)
    await confirmPay(second.portico)
    expect(first.asked).toHaveLength(1)
    expect(second.asked).toHaveLength(0)
    expect(second.pay().status).toBe('submitted')
  })

  it('follows what was sent before a reload, and does not pay it again', async () => {
    const first = await visit()
    void outcome(openPay(first.portico, order))
    await confirmPay(first.portico)
    const second = await visit(first.fake)
    const receipt = outcome(openPay(second.portico, order))
    expect(second.pay().status).toBe('submitted')
    await confirmPay(second.portico)
    expect(second.asked).toEqual([])
    second.become({ status: 'confirmed' })
    await first.fake.advance(3000)
    expect(await receipt).toMatchObject({ value: { transaction: '0xaa' } })
  })

  it('says that nobody knows, where the page was loaded anew while the wallet was asked', async () => {
    const first = await visit()
    first.say(() => new Promise(() => {}))
    void outcome(openPay(first.portico, order))
    void confirmPay(first.portico)
    await settle()
    const second = await visit(first.fake)
    void outcome(openPay(second.portico, order))
    expect(second.pay().status).toBe('unknown')
    expect(second.asked).toEqual([])
  })

  it.each([
    ['no order', { orderId: '' }],
    [
      'a network that is not there',
      { paymentAsset: { ...order.paymentAsset, network: 'eip155:99' as const } },
    ],
    ['no recipient', { recipient: 'ada' }],
    ['no token', { paymentAsset: { ...order.paymentAsset, asset: 'javascript:1' } }],
    ['no amount', { amount: '-1' }],
    ['an amount that cannot be divided so', { amount: `0.${'0'.repeat(18)}1` }],
  ])('refuses a payment with %s before anybody is asked', async (_what, change) => {
    const { portico } = await visit()
    await expect(openPay(portico, { ...order, ...change })).rejects.toSatisfy(error =>
      isPorticoError(error, invalidPayment),
    )
    expect(portico.store.get().modal.open).toBe(false)
  })

  it('is there where the site has switched it on, and logins by e-mail and social accounts are off then [R-12]', async () => {
    const { portico } = await visit()
    expect(portico.store.get().features.values).toMatchObject({ pay: true, email: false, socials: false })
    const without = createTestPortico().portico
    await expect(openPay(without, order)).rejects.toSatisfy(error => isPorticoError(error, payNotEnabled))
  })
})

import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../../test/createDataVisit.js'
import { createFakeAdapter, otherAddress } from '../../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../../test/createFakeEnvironment.js'
import { disconnect } from '../../connection/disconnect.js'
import { activityQuery, fetchActivity } from '../../data/fetchActivity.js'
import { fetchBalance, selectBalance } from '../../data/fetchBalance.js'
import { fetchPortfolio, portfolioQuery } from '../../data/fetchPortfolio.js'
import type { TransactionProgress } from '../../families/TransferMethods.js'
import { selectQuery } from '../../store/slices/queries.js'
import { followTransactions } from './followTransactions.js'
import type { TrackedTransaction } from './TrackedTransaction.js'
import { trackTransaction } from './trackTransaction.js'

const caipAddress = 'eip155:1:0x1111111111111111111111111111111111111111'
const dollar = '0x3333333333333333333333333333333333aBcDeF'
const sent: Omit<TrackedTransaction, 'at'> = {
  id: '0xaa',
  caipAddress,
  receiver: otherAddress,
  amount: '0.5',
  token: { symbol: 'ETH', name: 'Ether', decimals: 18 },
}

async function visit(fake = createFakeEnvironment()) {
  let numeric = '1.5'
  const adapter = createFakeAdapter()
  let progress: TransactionProgress = { status: 'pending' }
  const looks: (string | undefined)[] = []
  adapter.transfers.readTransaction = async ({ mark }) => {
    looks.push(mark)
    return progress
  }
  await import('./followTransactions.js')
  const world = await createDataVisit(
    {
      '/balance': () =>
        json({
          balances: [
            {
              name: 'Ether',
              symbol: 'ETH',
              chainId: 'eip155:1',
              price: 2,
              quantity: { decimals: '18', numeric },
              iconUrl: '',
            },
            {
              name: 'Dollar',
              symbol: 'USD',
              chainId: 'eip155:1',
              address: `eip155:1:${dollar}`,
              price: 1,
              quantity: { decimals: '6', numeric: '50' },
              iconUrl: '',
            },
          ],
        }),
      '/history': () => json({ data: [], next: null }),
    },
    { fake, adapter },
  )
  const { portico } = world
  const { store, storage } = portico
  return {
    ...world,
    fake,
    looks,
    become: (next: TransactionProgress) => {
      progress = next
    },
    fund: (next: string) => {
      numeric = next
      adapter.answer('getBalance', async () => ({ amount: next, symbol: 'ETH', decimals: 18 }))
    },
    pending: () => storage.get('pendingTransactions') ?? [],
    toasts: () => store.get().toasts.visible.map(({ type, notice }) => [type, notice?.code]),
    activity: () => selectQuery(store.get(), activityQuery, { caipAddress }).data?.transactions ?? [],
    held: (index = 0) =>
      selectQuery(store.get(), portfolioQuery, { caipAddress }).data?.[index]?.quantity.numeric,
    balance: () => selectBalance(store.get()).data?.amount,
  }
}

describe('a transaction that the kit has started', () => {
  it('is shown at once in activity and balances, and read anew when it has happened [E-14]', async () => {
    const world = await visit()
    const { portico, fake, become, fund, toasts, activity, held, balance, pending } = world
    await Promise.all([fetchBalance(portico), fetchPortfolio(portico), fetchActivity(portico)])
    trackTransaction(portico, sent)
    expect(activity()).toMatchObject([{ id: '0xaa', metadata: { status: 'pending', sentTo: otherAddress } }])
    expect([held(), balance()]).toEqual(['1', '1'])
    fund('0.9')
    become({ status: 'confirmed' })
    await fake.advance(2000)
    expect(toasts()).toEqual([['success', 'transferConfirmed']])
    expect([held(), balance()]).toEqual(['0.9', '0.9'])
    expect(world.asked('/balance').at(-1)?.searchParams.get('forceUpdate')).toBe(caipAddress)
    expect(pending()).toEqual([])
    expect(fake.requests.length).toBeGreaterThan(0)
  })

  it('takes a token from what is held of it, however its address is written, and no coin', async () => {
    const { portico, held, balance } = await visit()
    await Promise.all([fetchBalance(portico), fetchPortfolio(portico)])
    const token = { address: dollar.toLowerCase(), symbol: 'USD', name: 'Dollar', decimals: 6 }
    trackTransaction(portico, { ...sent, amount: '12.5', token })
    expect([held(0), held(1), balance()]).toEqual(['1.5', '37.5', '1.5'])
  })

  it('is followed no more once the page has stopped', async () => {
    const { portico, fake, become, looks, toasts, pending } = await visit()
    trackTransaction(portico, sent)
    await settle()
    const before = looks.length
    followTransactions(portico)()
    become({ status: 'confirmed' })
    await fake.advance(60_000)
    expect([looks.length, toasts()]).toEqual([before, []])
    expect(pending()).toHaveLength(1)
  })

  it('stays among the activity while the service does not know of it yet [T-20]', async () => {
    const { portico, activity, fake } = await visit()
    await fetchActivity(portico)
    trackTransaction(portico, sent)
    await fake.advance(20_000)
    await fetchActivity(portico, { force: true })
    expect(activity()).toMatchObject([{ id: '0xaa', metadata: { status: 'pending' } }])
  })

  it.each([
    ['failed', 'error', 'transferFailed', 1, 'Couldn’t send 0.5 ETH'],
    ['replaced', 'warning', 'transferReplaced', 0, '0.5 ETH wasn’t sent: another transaction replaced it'],
  ] as const)('may end %s, which is said', async (status, type, code, shown, message) => {
    const { portico, fake, become, toasts, activity } = await visit()
    await fetchActivity(portico)
    trackTransaction(portico, sent)
    become({ status })
    fake.answer(() => new Response(null, { status: 500 }))
    await fake.advance(2000)
    expect(toasts()[0]).toEqual([type, code])
    expect(portico.store.get().toasts.visible[0]?.message).toBe(message)
    expect(activity()).toHaveLength(shown)
  })

  it('is followed over a reload', async () => {
    const first = await visit()
    trackTransaction(first.portico, sent)
    await first.fake.advance(1000)
    const { fake } = first
    const second = await visit(fake)
    second.become({ status: 'confirmed' })
    await settle()
    await fake.advance(2000)
    expect(second.toasts()).toEqual([['success', 'transferConfirmed']])
    expect(second.pending()).toEqual([])
  })

  it('is looked at ever less often, with what its family has noted', async () => {
    const { portico, fake, become, looks, pending } = await visit()
    trackTransaction(portico, sent)
    become({ status: 'pending', mark: '0x7' })
    await fake.advance(60_000)
    expect(looks.length).toBeLessThan(20)
    expect(looks[0]).toBeUndefined()
    expect(looks.at(-1)).toBe('0x7')
    const then = looks.length
    await fake.advance(600_000)
    expect(looks.length - then).toBeLessThan(25)
    expect(pending()).toMatchObject([{ mark: '0x7' }])
  })

  it('is one of 99 at most: the oldest are given up [K-06]', async () => {
    const { portico, pending } = await visit()
    for (let index = 0; index < 105; index += 1) trackTransaction(portico, { ...sent, id: `0x${index}` })
    expect(pending()).toHaveLength(99)
    expect(pending()[0]?.id).toBe('0x6')
    expect(pending().at(-1)?.id).toBe('0x104')
  })

  it('is said once for all tabs', async () => {
    const { portico, fake, become, toasts } = await visit()
    trackTransaction(portico, sent)
    become({ status: 'pending' })
    await fake.advance(1000)
    become({ status: 'confirmed' })
    portico.storage.remove('pendingTransactions')
    await fake.advance(5000)
    expect(toasts()).toEqual([])
  })

  it('is forgotten with the account that has left', async () => {
    const { portico, pending } = await visit()
    trackTransaction(portico, sent)
    portico.storage.set('recentReceivers', { eip155: [{ address: otherAddress }] })
    await disconnect(portico)
    expect(pending()).toEqual([])
    expect(portico.storage.get('recentReceivers')).toBeUndefined()
  })
})

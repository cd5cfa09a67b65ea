import { beforeAll, describe, expect, it } from 'vitest'
import { createFakeEnvironment, type FakeEnvironment, settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { connect } from '../connection/connect.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { startPortico } from '../runtime/startPortico.js'
import type { Page } from '../services/Environment.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectBalance } from './fetchBalance.js'
import { watchBalance } from './watchBalance.js'

const document = { visibilityState: 'visible' }
const createFake = () =>
  createFakeEnvironment({ page: Object.assign(new EventTarget(), { document }) as unknown as Page })

async function visit(fake: FakeEnvironment) {
  const world = createTestPortico({ fake })
  startPortico(world.portico)
  await settle()
  let amount = '0'
  world.adapter.answer('getBalance', async () => ({ amount, symbol: 'ETH', decimals: 18 }))
  return {
    ...world,
    fund: (next: string) => {
      amount = next
    },
    asked: () => world.adapter.calls.filter(call => call === 'getBalance').length,
    shown: () => selectBalance(world.portico.store.get()).data?.amount,
  }
}

// Loaded beforehand, so that no test waits for the compiler when it is first needed.
beforeAll(() => import('../runtime/createRuntime.js'))

describe('watchBalance', () => {
  it('asks at once, and anew when the visitor comes back to the page, however recent the answer is', async () => {
    const fake = createFake()
    const { portico, fund, asked, shown } = await visit(fake)
    await connect(portico, { connectorId: 'io.fake' })
    const stop = watchBalance(portico)
    await expect.poll(shown).toBe('0')
    expect(asked()).toBe(1)
    fund('3')
    fake.page?.dispatchEvent(new Event('focus'))
    fake.page?.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(shown).toBe('3')
    expect(asked()).toBe(2)
    document.visibilityState = 'hidden'
    fake.page?.dispatchEvent(new Event('visibilitychange'))
    document.visibilityState = 'visible'
    stop()
    fake.page?.dispatchEvent(new Event('focus'))
    await fake.advance(600_000)
    expect(asked()).toBe(2)
  })

  it('asks once more when an answer of the visit before has grown old [K-09]', async () => {
    const fake = createFake()
    const first = await visit(fake)
    await connect(first.portico, { connectorId: 'io.fake' })
    watchBalance(first.portico)()
    await expect.poll(first.shown).toBe('0')
    await fake.advance(10_000)
    const second = await visit(fake)
    second.fund('5')
    await expect.poll(() => selectConnectedAccount(second.portico.store.get())).toBeDefined()
    watchBalance(second.portico)
    await expect.poll(second.shown).toBe('0')
    await settle()
    await fake.advance(cacheLifetimes.nativeBalance - 10_000)
    await expect.poll(second.shown).toBe('5')
    await fake.advance(600_000)
    expect(second.asked()).toBe(1)
  })
})

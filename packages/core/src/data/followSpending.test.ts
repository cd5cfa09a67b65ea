import { describe, expect, it } from 'vitest'
import { otherAddress } from '../../test/createFakeAdapter.js'
import { createFakeEnvironment, settle } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import { connect } from '../connection/connect.js'
import { sendTransaction } from '../connection/sendTransaction.js'
import { startPortico } from '../runtime/startPortico.js'
import type { Page } from '../services/Environment.js'
import { fetchBalance, selectBalance } from './fetchBalance.js'

async function connected() {
  const document = { visibilityState: 'visible' }
  const page = Object.assign(new EventTarget(), { document })
  const fake = createFakeEnvironment({ page: page as unknown as Page })
  const world = createTestPortico({ fake })
  startPortico(world.portico)
  await connect(world.portico, { connectorId: 'io.fake' })
  let amount = '5'
  world.adapter.answer('getBalance', async () => ({ amount, symbol: 'ETH', decimals: 18 }))
  return {
    ...world,
    fund: (next: string) => {
      amount = next
    },
    send: () => sendTransaction(world.portico, { to: otherAddress, value: 1n }),
    asked: () => world.adapter.calls.filter(call => call === 'getBalance').length,
    shown: () => selectBalance(world.portico.store.get()).data?.amount,
    see: (visibilityState: string) => {
      document.visibilityState = visibilityState
    },
  }
}

describe('the balance after a transaction of ours', () => {
  it('is asked for until it moves, however recent the last answer is', async () => {
    const { portico, fake, fund, send, asked, shown } = await connected()
    await fetchBalance(portico)
    await send()
    await fake.advance(2000)
    expect(shown()).toBe('5')
    fund('4')
    await fake.advance(4000)
    expect(shown()).toBe('4')
    const then = asked()
    await fake.advance(600_000)
    expect(asked()).toBe(then)
  })

  it('is looked at a few times at most where it never moves', async () => {
    const { portico, fake, send, asked } = await connected()
    await fetchBalance(portico)
    await send()
    await fake.advance(600_000)
    expect(asked()).toBe(8)
    expect(fake.pending).toBe(0)
  })

  it('is not asked for where nobody has shown one, nor while the page is hidden', async () => {
    const { portico, fake, fund, send, asked, shown, see } = await connected()
    await send()
    await fake.advance(600_000)
    expect(asked()).toBe(0)
    await fetchBalance(portico)
    see('hidden')
    await send()
    await fake.advance(10_000)
    expect(asked()).toBe(1)
    fund('4')
    see('visible')
    await fake.advance(600_000)
    expect(shown()).toBe('4')
  })

  it('is followed once when several are sent, and no more when the account is left', async () => {
    const { portico, adapter, fake, send, asked } = await connected()
    await fetchBalance(portico)
    await send()
    await send()
    await settle()
    const then = asked()
    await fake.advance(2000)
    expect(asked()).toBe(then + 1)
    adapter.context.emit({ type: 'chainChanged', connectorId: 'io.fake', chainId: 10 })
    await fake.advance(600_000)
    expect(asked()).toBe(then + 1)
  })
})

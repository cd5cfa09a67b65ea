import type { Page } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { type RelayLine, routeRelay } from '../helpers/relayLine.ts'
import {
  connectRemote,
  outputOf,
  playground,
  sign,
  startSigning,
  test,
  waitUntilConnected,
} from '../helpers/remote.ts'

// Two pages with many steps, and a clock that advances second by second.
test.describe.configure({ timeout: 120_000 })

const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

const subscriptions = ['irn_subscribe', 'irn_batchSubscribe']
const isSubscription = (frame: string) => subscriptions.some(method => frame.includes(`"${method}"`))

/** Connects, then installs a clock that can be advanced by `behind` without getting ahead of the others' clocks. */
async function connectBehind(page: Page, wallet: RemoteWallet, behind: number): Promise<RelayLine> {
  await page.goto(playground)
  await connectRemote(page, wallet)
  await page.clock.install({ time: Date.now() - behind })
  const line = await routeRelay(page)
  await page.reload()
  await waitUntilConnected(page)
  await line.waitForAnswer(subscriptions)
  return line
}

/** The relay closes the socket; returns how long the page waited before it reconnected. */
async function endSocket(line: RelayLine, code: number, reason?: string): Promise<number> {
  const said = line.sent.length
  await line.close(code, reason)
  await line.passTimeUntil(() => line.sent.slice(said).some(isSubscription))
  return (await line.readBreaks()).at(-1) ?? Number.NaN
}

test.describe('a relay that ends the socket', () => {
  test('is come back to as each code says, and the wallet is still there [WC21]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    const line = await connectBehind(page, wallet, 10 * minutes)
    for (const code of [1000, 1001, 1006, 1011, 4008])
      expect(await endSocket(line, code)).toBeLessThan(32 * seconds)
    for (const code of [1012, 1013]) {
      const waited = await endSocket(line, code, 'retry after 7')
      expect(waited).toBeGreaterThanOrEqual(7 * seconds)
      expect(waited).toBeLessThan(10 * seconds)
    }
    expect(await endSocket(line, 1009)).toBeLessThan(32 * seconds)
    expect(await endSocket(line, 1008)).toBeGreaterThanOrEqual(30 * seconds)
    // A new token is created for each attempt.
    expect(await endSocket(line, 3000, 'JWT validation error')).toBeLessThan(32 * seconds)
    await sign(page, wallet, 'After every code')
  })

  test('because it does not know us is not asked for ever [WC21]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    const line = await connectBehind(page, wallet, 10 * minutes)
    for (let time = 0; time < 2; time += 1) await endSocket(line, 3000, 'JWT validation error')
    const { opened } = line
    await line.close(3000, 'JWT validation error')
    await page.clock.runFor(5 * minutes)
    expect(line.opened).toBe(opened)
    // The visitor's next action triggers another attempt.
    await sign(page, wallet, 'Once more')
    expect(line.opened).toBe(opened + 1)
  })
})

test.describe('a page without a network', () => {
  test('sends what was asked for meanwhile when it is back in time [WC23]', async ({
    page,
    context,
    createWallet,
  }) => {
    const wallet = createWallet()
    const line = await connectBehind(page, wallet, 5 * minutes)
    // The signing code loads with the first signature, which needs a network.
    await sign(page, wallet, 'Before the tunnel')
    await line.cut()
    await context.setOffline(true)
    await startSigning(page, 'From a tunnel')
    await page.clock.runFor(30 * seconds)
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'busy')
    expect(wallet.getState().history).toHaveLength(1)
    // In this order: a socket that the proxy admits without a network would count.
    await context.setOffline(false)
    line.restore()
    await line.passTimeUntil(() => wallet.getState().requests.length > 0)
    await (await wallet.nextRequest('personal_sign')).approve()
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
  })

  for (const [name, away] of [
    ['five minutes', 5 * minutes],
    ['two hours', 2 * hours],
  ] as const) {
    test(`says that a request is over after ${name}, sends it no more, and goes on [WC23]`, async ({
      page,
      context,
      createWallet,
    }) => {
      const wallet = createWallet()
      const line = await connectBehind(page, wallet, 8 * away)
      await sign(page, wallet, 'Before the desert')
      await line.cut()
      await context.setOffline(true)
      await startSigning(page, 'From the desert')
      // A click does not send the request at once, and time before the request must not count.
      await expect(async () => {
        await page.clock.fastForward(away + seconds)
        await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'failed', {
          timeout: 5 * seconds,
        })
      }).toPass({ timeout: 40 * seconds })
      await context.setOffline(false)
      line.restore()
      await startSigning(page, 'Home again')
      await line.passTimeUntil(() => wallet.getState().requests.length > 0)
      await (await wallet.nextRequest('personal_sign')).approve()
      await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
      // If the other request had been sent, it would have come first.
      expect(wallet.getState().history).toHaveLength(2)
    })
  }

  test('after eight hours of sleep comes back once, with its subscriptions [WC27]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    const line = await connectBehind(page, wallet, 8 * hours + minutes)
    const { opened } = line
    const said = line.sent.length
    await page.clock.fastForward(8 * hours)
    await expect.poll(() => line.opened).toBe(opened + 1)
    await sign(page, wallet, 'Good morning')
    // A heartbeat is the same call, but only after some traffic.
    const again = line.sent.slice(said)
    const asked = again.findIndex(frame => frame.includes('"irn_publish"'))
    expect(again.slice(0, asked).filter(isSubscription)).toHaveLength(1)
    expect(line.opened).toBe(opened + 1)
  })
})

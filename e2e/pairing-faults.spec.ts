import type { Page } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import type { RemoteWallet } from '@portico/testing/remote-wallet'
import { chooseWallet, connectButtonOf, recordComplaints } from './kit.ts'
import { type Fault, type RelayLine, routeRelay } from './relayLine.ts'
import {
  accountButtonOf,
  codeOf,
  connectRemote,
  copyShownUri,
  outputOf,
  startSigning,
  test,
} from './remote.ts'

// Many steps on a machine that may be busy.
test.describe.configure({ timeout: 60_000 })

const playground = '/?networks=anvilOne~anvilTwo'
const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

const isConnected = (page: Page) =>
  page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')

/** Connects, then goes on with a clock that can be moved that far without being ahead of everybody else's. */
async function connectBehind(page: Page, wallet: RemoteWallet, behind: number): Promise<RelayLine> {
  await page.goto(playground)
  await connectRemote(page, wallet)
  await page.clock.install({ time: Date.now() - behind })
  const line = await routeRelay(page)
  await page.reload()
  await isConnected(page)
  await expect.poll(() => line.sent.some(isSubscription)).toBe(true)
  return line
}

const isSubscription = (frame: string) => /"irn_(batchS|s)ubscribe"/.test(frame)

async function sign(page: Page, wallet: RemoteWallet, message: string): Promise<void> {
  await startSigning(page, message)
  await (await wallet.nextRequest('personal_sign')).approve()
  await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
}

/** Lets time pass until the page has another socket, and says how much that was. */
async function waitForSocket(page: Page, line: RelayLine, act: () => Promise<void>): Promise<number> {
  const { opened } = line
  const said = line.sent.length
  let passed = 0
  await act()
  for (; line.opened === opened && passed < 2 * minutes; passed += seconds) await page.clock.runFor(seconds)
  await expect.poll(() => line.sent.slice(said).some(isSubscription)).toBe(true)
  return passed
}

test.describe('a relay that ends the socket', () => {
  test('is come back to as each code says, and the wallet is still there [WC21]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    const line = await connectBehind(page, wallet, 10 * minutes)
    const comeBack = (code: number, reason = '') => waitForSocket(page, line, () => line.close(code, reason))
    for (const code of [1000, 1001, 1006, 1011, 4008]) expect(await comeBack(code)).toBeLessThan(32 * seconds)
    for (const code of [1012, 1013]) {
      const passed = await comeBack(code, 'retry after 7')
      expect(passed).toBeGreaterThanOrEqual(6 * seconds)
      expect(passed).toBeLessThan(9 * seconds)
    }
    expect(await comeBack(1009)).toBeLessThan(32 * seconds)
    expect(await comeBack(1008)).toBeGreaterThanOrEqual(29 * seconds)
    // A token is made anew for each attempt.
    expect(await comeBack(3000, 'JWT validation error')).toBeLessThan(32 * seconds)
    await sign(page, wallet, 'After every code')
  })

  test('because it does not know us is not asked for ever [WC21]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    const line = await connectBehind(page, wallet, 10 * minutes)
    const refuse = () => line.close(3000, 'JWT validation error')
    await waitForSocket(page, line, refuse)
    await waitForSocket(page, line, refuse)
    const { opened } = line
    await refuse()
    await page.clock.runFor(5 * minutes)
    expect(line.opened).toBe(opened)
    // What the visitor does next is a reason to try again.
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
    const line = await connectBehind(page, wallet, minutes)
    // What signs is loaded with the first signature, for which there has to be a network.
    await sign(page, wallet, 'Before the tunnel')
    await line.cut()
    await context.setOffline(true)
    await startSigning(page, 'From a tunnel')
    await page.clock.runFor(30 * seconds)
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'busy')
    expect(wallet.getState().history).toHaveLength(1)
    line.restore()
    await context.setOffline(false)
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
      const line = await connectBehind(page, wallet, 4 * away)
      await sign(page, wallet, 'Before the desert')
      await line.cut()
      await context.setOffline(true)
      await startSigning(page, 'From the desert')
      // A click does not ask at once; time that passed before the page asked is not the request's.
      await expect(async () => {
        await page.clock.fastForward(away + seconds)
        await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'failed', {
          timeout: 2 * seconds,
        })
      }).toPass({ timeout: 20 * seconds })
      line.restore()
      await context.setOffline(false)
      await sign(page, wallet, 'Home again')
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
    const again = line.sent.slice(said).filter(frame => frame.includes('"irn_batchSubscribe"'))
    expect(again).toHaveLength(1)
    expect(line.opened).toBe(opened + 1)
  })
})

test.describe('storage that is gone', () => {
  test('while connected ends the connection, and the next one works [WC29]', async ({
    page,
    context,
    createWallet,
  }) => {
    const wallet = createWallet()
    const complaints = recordComplaints(page)
    await page.goto(playground)
    await connectRemote(page, wallet)
    const other = await context.newPage()
    await other.goto('/floor.html')
    await other.evaluate(() => localStorage.clear())
    await expect(connectButtonOf(page)).toBeVisible()
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    await connectRemote(page, createWallet())
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('of this very page is noticed at the next visit [WC29]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    const complaints = recordComplaints(page)
    await page.goto(playground)
    await connectRemote(page, wallet)
    await page.evaluate(() => localStorage.clear())
    await sign(page, wallet, 'Still in memory')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('in part, the key of a session, is no session [WC29]', async ({ page, createWallet }) => {
    const complaints = recordComplaints(page)
    await page.goto(playground)
    await connectRemote(page, createWallet())
    await page.evaluate(() => {
      const name = '@portico/pairing/sessions'
      localStorage.setItem(name, (localStorage.getItem(name) ?? '').replaceAll('symKey', 'lost'))
    })
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    await connectRemote(page, createWallet())
    expect(complaints).toEqual([])
  })
})

const faults: Readonly<Record<string, () => Fault>> = {
  'says everything twice': () => (frame, _, pass) => {
    pass(frame)
    pass(frame)
    return undefined
  },
  'is slow and mixes the order up': () => {
    const held: (() => void)[] = []
    return (frame, _, pass) => {
      held.unshift(() => pass(frame))
      setTimeout(() => held.shift()?.(), 50)
      return undefined
    }
  },
}

for (const [name, createFault] of Object.entries(faults)) {
  test(`a line that ${name} connects and signs all the same [LT15] [WC07]`, async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    const line = await routeRelay(page)
    line.disturb(createFault())
    await page.goto(playground)
    await connectRemote(page, wallet)
    await sign(page, wallet, 'Through the noise')
    expect(wallet.getState().history).toHaveLength(1)
  })
}

test('a line that breaks at every frame in turn loses none of them [LT15] [WC09]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet()
  const complaints = recordComplaints(page)
  await page.clock.install({ time: Date.now() - 4 * minutes })
  const line = await routeRelay(page)
  const lost = new Set<string>()
  line.disturb((frame, direction, pass) => {
    const { method = 'answer' } = JSON.parse(frame) as { method?: string }
    const kind = `${direction} ${method}`
    if (!lost.has(kind)) {
      lost.add(kind)
      return 'lost'
    }
    pass(frame)
    return undefined
  })
  /** Lets the time between attempts pass. */
  const until = (isDone: () => boolean | Promise<boolean>) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(seconds)
          return isDone()
        },
        { timeout: 20_000, intervals: [250] },
      )
      .toBe(true)
  await page.goto(playground)
  await connectButtonOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  await until(() => codeOf(page).isVisible())
  await wallet.pair(await copyShownUri(page))
  await (await wallet.nextProposal()).approve()
  await until(() => accountButtonOf(page, wallet).isVisible())
  await startSigning(page, 'Said again')
  await until(() => wallet.getState().requests.length > 0)
  await (await wallet.nextRequest('personal_sign')).approve()
  await until(async () => (await outputOf(page, 'Sign message').getAttribute('data-status')) === 'done')
  expect(wallet.getState().history).toHaveLength(1)
  expect([...lost]).toEqual(
    expect.arrayContaining(['toRelay wc_proposeSession', 'toPage answer', 'toPage irn_subscription']),
  )
  expect(complaints).toEqual([])
})

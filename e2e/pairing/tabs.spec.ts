import type { BrowserContext } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { connectButtonOf } from '../helpers/kit.ts'
import { watchRelaySockets } from '../helpers/relaySockets.ts'
import {
  accountButtonOf,
  connectRemote,
  networkButtonOf,
  outputOf,
  playground,
  sign,
  startSigning,
  test,
  waitUntilConnected,
} from '../helpers/remote.ts'

/**
 * A tab takes over the socket from one that is silent for three seconds, and a busy machine can be as silent: the
 * clock stops from now on.
 */
async function stopTime({ clock }: BrowserContext): Promise<void> {
  await clock.pauseAt(Date.now() + 10_000)
}

test.describe('tabs of one browser', () => {
  // Several pages with many steps.
  test.describe.configure({ timeout: 120_000 })

  test('share one socket; when the tab with it is closed another takes over [ST06] [C-02]', async ({
    page,
    context,
    createWallet,
  }) => {
    const wallet = createWallet()
    const sockets = await watchRelaySockets(context)
    await context.clock.install()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await stopTime(context)
    const other = await context.newPage()
    await other.goto(playground)
    await waitUntilConnected(other)
    await sign(other, wallet, 'From the tab without a socket')
    expect(await sockets.getOpen()).toEqual([page])
    await expect.poll(() => sockets.opened).toBe(1)

    await page.close()
    await sign(other, wallet, 'From the tab that is left')
    expect(await sockets.getOpen()).toEqual([other])
    await expect.poll(() => sockets.opened).toBe(2)
  })

  test('lose nothing that was under way when the tab with the socket is closed [ST06] [C-02]', async ({
    page,
    context,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    const other = await context.newPage()
    await other.goto(playground)
    await waitUntilConnected(other)
    await startSigning(other, 'Asked through the other tab')
    const request = await wallet.nextRequest('personal_sign')
    await page.close()
    await request.approve()
    await expect(outputOf(other, 'Sign message')).toHaveText(/^0x/)
  })

  test('are all connected by one of them, hear the wallet alike, and end together [ST06] [ST07] [T-04] [T-19]', {
    tag: '@journey',
  }, async ({ page, context, createWallet }) => {
    const wallet = createWallet()
    const other = await context.newPage()
    await page.goto(playground)
    await other.goto(playground)
    await connectRemote(page, wallet)
    await expect(accountButtonOf(other, wallet)).toBeVisible()

    await wallet.switchChain('eip155:31338')
    for (const tab of [page, other]) await expect(networkButtonOf(tab, 'Anvil Two')).toBeVisible()
    await wallet.switchAccount(1)
    for (const tab of [page, other]) await expect(accountButtonOf(tab, wallet, 1)).toBeVisible()

    // One tab closes while the other waits for a signature.
    const outcome = other.evaluate(() => {
      const { portico, porticoActions } = window
      return (
        portico && porticoActions?.signMessage(portico, { message: 'Too late' }).catch(({ code }) => code)
      )
    })
    await wallet.nextRequest('personal_sign')
    const ended = wallet.nextEnd()
    await page.evaluate(() => window.portico && window.porticoActions?.disconnect(window.portico))
    await ended
    for (const tab of [page, other]) await expect(connectButtonOf(tab)).toBeVisible()
    expect(await outcome).toBe('pairing_ended')
    for (const tab of [page, other]) await tab.reload()
    for (const tab of [page, other]) {
      await tab.waitForFunction(() => window.portico?.store.get().initialized)
      await expect(connectButtonOf(tab)).toBeVisible()
    }
  })

  test('that come back at once make one connection to the relay [ST06]', async ({
    page,
    context,
    createWallet,
  }) => {
    const wallet = createWallet()
    await context.clock.install()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await page.goto('about:blank')
    await stopTime(context)
    const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))]
    const sockets = await watchRelaySockets(context)
    await Promise.all(tabs.map(tab => tab.goto(playground)))
    await Promise.all(tabs.map(waitUntilConnected))
    const signOnFollower = async (message: string) => {
      await expect.poll(async () => (await sockets.getOpen()).length).toBe(1)
      const [leader] = await sockets.getOpen()
      const follower = tabs.find(tab => tab !== leader)
      if (!follower) throw new Error('Every tab has a socket.')
      await sign(follower, wallet, message)
    }
    await signOnFollower('After all came')
    expect(await sockets.getOpen()).toHaveLength(1)
    await expect.poll(() => sockets.opened).toBe(1)

    await Promise.all(tabs.map(tab => tab.reload()))
    await Promise.all(tabs.map(waitUntilConnected))
    await signOnFollower('After all came back')
    for (const tab of tabs) await expect(accountButtonOf(tab, wallet)).toBeVisible()
    expect(await sockets.getOpen()).toHaveLength(1)
  })
})

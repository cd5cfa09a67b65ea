import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { parseEther, toHex } from 'viem'
import { getChromiumArguments } from '../../tooling/chromiumArguments.mjs'
import { findChromium } from '../../tooling/programs/findChromium.mjs'
import { findWebKit } from '../../tooling/programs/findWebKit.mjs'
import { setBalance } from '../helpers/setBalance.ts'
import { startScreen } from '../helpers/startScreen.ts'
import { readToEnd, watch } from '../helpers/vaultRequest.ts'
import { askInClick, expect, login, test as onSite } from '../helpers/vaultSite.ts'

const [chromium, screen] = [findChromium(), findWebKit()?.screen]

/**
 * On a real display only one window has focus. Elsewhere Playwright emulates focus for every page, unless it
 * attaches to a browser that was started separately.
 */
const test = onSite.extend({
  page: async ({ playwright }, use) => {
    if (!chromium || !screen) throw new Error('Tests without them are skipped.')
    const { process: shown, display } = await startScreen(screen)
    const folder = await mkdtemp(join(tmpdir(), 'portico-focus-'))
    const args = [...getChromiumArguments(), '--remote-debugging-port=0', `--user-data-dir=${folder}`]
    const started = spawn(chromium, [...args, 'about:blank'], {
      env: { ...process.env, DISPLAY: display },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const kill = () => [started, shown].map(child => child.kill('SIGKILL'))
    process.once('exit', kill)
    try {
      const browser = await playwright.chromium.connectOverCDP(await readEndpoint(started.stderr), {
        noDefaults: true,
      })
      const page = browser.contexts()[0]?.pages()[0]
      if (!page) throw new Error('The browser has no page.')
      await use(page)
      await browser.close()
    } finally {
      process.removeListener('exit', kill)
      const ended = started.exitCode ?? once(started, 'exit')
      kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
})
test.skip(!chromium || !screen, 'There is no screen to draw windows on.')

async function readEndpoint(output: NodeJS.ReadableStream): Promise<string> {
  for await (const part of output) {
    const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(String(part)) ?? []
    if (endpoint) return endpoint
  }
  throw new Error('The browser did not start.')
}

/** Leaves a transfer pending in the vault's window, scrolled to its end, so that a press would count. */
async function prepare(page: Page, site: Parameters<typeof askInClick>[1], address: string) {
  const { popup, answer } = await askInClick(page, site, {
    method: 'eth_sendTransaction',
    params: [
      { from: address, to: '0x00000000000000000000000000000000000000AB', value: toHex(parseEther('3')) },
    ],
  })
  const approve = popup.getByRole('button', { name: 'Approve' })
  await readToEnd(popup)
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  return { popup, approve, isAnswered: watch(answer), at: await findMiddle(approve) }
}

async function findMiddle(button: Locator) {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return [x + width / 2, y + height / 2] as const
}

const hasFocus = (page: Page) => page.evaluate(() => document.hasFocus())

async function cover(page: Page, popup: Page) {
  await page.bringToFront()
  await expect.poll(() => hasFocus(popup)).toBe(false)
}

test('a window behind another one waits, and is ready a moment after it is in front again [CJ17]', async ({
  page,
  site,
}) => {
  const { address } = await login(page, site)
  await setBalance(address, '10')
  const { popup, approve, at, isAnswered } = await prepare(page, site, address)
  await cover(page, popup)
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await expect(popup.getByText('Bring it fully into view.')).toBeVisible()
  await popup.bringToFront()
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await popup.mouse.click(...at)
  await expect.poll(isAnswered).toBe(true)
})

/** A longer delay lets a visitor see the window; the attempt is then repeated. */
const unseen = 550

test('the second press of a double click on a site that brings the window to the front does not approve [CJ17]', async ({
  page,
  site,
}) => {
  const { address } = await login(page, site)
  await setBalance(address, '10')
  await page.evaluate(() => addEventListener('pointerdown', () => window.vaultHost.opened?.focus()))
  for (;;) {
    const { popup, approve, at, isAnswered } = await prepare(page, site, address)
    await cover(page, popup)
    const begin = performance.now()
    await page.mouse.click(20, 700)
    await expect.poll(() => hasFocus(popup), { intervals: [10] }).toBe(true)
    await popup.mouse.click(...at)
    if (performance.now() - begin > unseen) {
      await popup.close()
      continue
    }
    await expect(popup.getByText('Too fast.')).toBeVisible()
    expect(isAnswered()).toBe(false)
    await expect(approve).toHaveAttribute('aria-disabled', 'false')
    await popup.mouse.click(...at)
    await expect.poll(isAnswered).toBe(true)
    return
  }
})

test('a press on the part of the window that sticks out only brings it to the front [CJ17]', async ({
  page,
  site,
}) => {
  const { address } = await login(page, site)
  await setBalance(address, '10')
  const { popup, approve, at, isAnswered } = await prepare(page, site, address)
  await cover(page, popup)
  await popup.mouse.click(...at)
  await expect(popup.getByText('Too fast.')).toBeVisible()
  expect(isAnswered()).toBe(false)
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await popup.mouse.click(...at)
  await expect.poll(isAnswered).toBe(true)
})

test('nor does such a press forget the device in the settings [CJ17]', async ({ page, site }) => {
  const { frame } = await login(page, site)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Login methods, devices and keys' }).click(),
  ])
  await popup.getByRole('button', { name: 'Devices' }).click()
  await popup.getByRole('button', { name: 'Forget this device' }).click()
  await popup.getByText('your wallet will be removed from this browser').waitFor()
  const forget = popup.getByRole('button', { name: 'Forget this device' })
  const at = await findMiddle(forget)
  await expect(forget).toHaveAttribute('aria-disabled', 'false')
  await cover(page, popup)
  await popup.mouse.click(...at)
  await expect(forget).toHaveAttribute('aria-disabled', 'true')
  await expect(forget).toHaveAttribute('aria-disabled', 'false')
  expect(popup.isClosed()).toBe(false)
  await popup.mouse.click(...at)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

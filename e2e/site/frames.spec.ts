import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf, shortOf, waitForServices } from '../helpers/kit.ts'

interface Frame {
  readonly height: number
  readonly title: string
  readonly skeletons: number
}

/** Records the card in every frame from now on. */
async function record(page: Page): Promise<() => Promise<Frame[]>> {
  const frames = await page.evaluateHandle(() => {
    const seen: Frame[] = []
    const look = () => {
      const root = document.querySelector('portico-modal')?.shadowRoot
      const card = root?.querySelector<HTMLElement>('.dialog[open] .card')
      if (root && card) {
        seen.push({
          height: Math.round(card.offsetHeight),
          title: root.querySelector('h1')?.textContent ?? '',
          skeletons: root.querySelectorAll('.skeleton-part').length,
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  })
  return () => frames.evaluate(seen => [...seen])
}

/** The card has settled when its height is stable. */
async function settle(page: Page, getFrames: () => Promise<Frame[]>): Promise<Frame[]> {
  let frames: Frame[] = []
  await expect
    .poll(async () => {
      frames = await getFrames()
      const last = frames.at(-1)
      return last !== undefined && frames.slice(-24).every(frame => frame.height === last.height)
    })
    .toBe(true)
  expect(page.isClosed()).toBe(false)
  return frames
}

/** Changes in one direction only, from its start to its end. */
function expectOneChange(frames: readonly Frame[]): void {
  const heights = frames.map(({ height }) => height)
  const direction = Math.sign((heights.at(-1) ?? 0) - (heights[0] ?? 0))
  const turns = heights.filter((height, index) => {
    const before = heights[index - 1] ?? height
    return (height - before) * direction < -1
  })
  expect(turns, heights.join(' ')).toEqual([])
}

test.describe('a frame every 16 ms, with 120 ms to every part of the code', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', async route => {
      const answer = await route.fetch()
      await page.waitForTimeout(120)
      await route.fulfill({ response: answer })
    })
  })

  // Pending preloads are irrelevant.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

  test('opens at its height, not as a strip that grows [V-13]', async ({ page }) => {
    await page.goto('/csp.html')
    const getFrames = await record(page)
    await connectButtonOf(page).click()
    const frames = await settle(page, getFrames)
    expect(Math.min(...frames.map(({ height }) => height))).toBeGreaterThan(200)
    expectOneChange(frames)
  })

  for (const [button, title] of [
    ['What is a wallet?', 'What is a wallet?'],
    ['I don’t have a wallet', 'Get a wallet'],
  ] as const) {
    test(`${title}: the view before stays until it is there, and the height changes once [V-13]`, async ({
      page,
    }) => {
      await page.goto('/csp.html')
      await connectButtonOf(page).click()
      const next = dialogOf(page).getByRole('button', { name: button })
      await expect(next).toBeVisible()
      const getFrames = await record(page)
      await next.click()
      await expect(dialogOf(page)).toHaveAccessibleName(title)
      const frames = await settle(page, getFrames)
      expect(frames.at(-1)?.title).toBe(title)
      expect(Math.max(...frames.map(({ skeletons }) => skeletons))).toBe(0)
      expectOneChange(frames)
    })
  }
})

test('a view that leaves keeps its styles on the way out [V-13]', async ({ page }) => {
  await page.goto('/csp.html')
  await connectButtonOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialogOf(page)).toHaveAccessibleName('What is a wallet?')
  // The snapshot of the view is in a closed shadow root, so its adopted stylesheets are recorded.
  await page.evaluate(() => {
    const sheets: string[] = []
    Object.assign(window, { sheets })
    const property = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets')
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      ...property,
      set(given: CSSStyleSheet[]) {
        if (this.mode === 'closed')
          sheets.push(given.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join())
        property?.set?.call(this, given)
      },
    })
  })
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
  const given = await page.evaluate(() => Reflect.get(window, 'sheets') as string[]) // set above
  expect(given.join()).toContain('.illustration')
})

test('success is seen for 700 to 900 ms while the page is connected already, and focus comes back [T-11]', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.clock.install()
  await page.goto('/?networks=anvilOne')
  await connectButtonOf(page).click()
  await waitForServices(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialogOf(page)
    .getByRole('button', { name: /^Alder/ })
    .click()
  const step = 50
  const readModal = () =>
    page.evaluate(() => {
      const { modal, accounts } = window.portico?.store.get() ?? {}
      return { isOpen: modal?.open, status: accounts?.eip155?.status }
    })
  const done = dialogOf(page).getByText('Connected', { exact: true })
  await expect(async () => {
    await page.clock.runFor(step)
    await expect(done).toBeVisible({ timeout: 1 })
  }).toPass()
  let seen = 0
  for (; (await readModal()).isOpen; seen += step) {
    expect((await readModal()).status).toBe('connected')
    await page.clock.runFor(step)
  }
  expect(seen).toBeGreaterThanOrEqual(700)
  expect(seen).toBeLessThanOrEqual(900)
  await page.clock.resume()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeFocused()
})

test('is closed by pulling the sheet down, and stays when let go of too early', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto('/csp.html')
  await connectButtonOf(page).click()
  await expect(dialogOf(page)).toBeVisible()
  const card = page.locator('portico-modal .card')
  const pull = (distance: number) =>
    card.evaluate((element, y) => {
      const { top, left } = element.getBoundingClientRect()
      const at = (dy: number) =>
        new Touch({ identifier: 1, target: element, clientX: left + 180, clientY: top + 20 + dy })
      const send = (type: string, touch: Touch, touches: readonly Touch[]) =>
        element.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            cancelable: true,
            touches: [...touches],
            changedTouches: [touch],
          }),
        )
      const [start, end] = [at(0), at(y)]
      send('touchstart', start, [start])
      send('touchmove', end, [end])
      send('touchend', end, [])
    }, distance)
  await pull(16)
  await expect(card).toHaveCSS('translate', 'none')
  await expect(dialogOf(page)).toBeVisible()
  await pull(200)
  await expect(dialogOf(page)).toHaveCount(0)
  await context.close()
})

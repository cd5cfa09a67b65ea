import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { cardOf, dialogOf } from '../helpers/kit.ts'
import { recordOpening } from '../helpers/recordOpening.ts'

const show = (page: Page, state: string) => page.goto(`/gallery.html?state=${state}`)
const openOf = (page: Page) => dialogOf(page).getByTestId('open-wallet')

const expectInTheEnd = expect.configure({ soft: true })

/** Controls smaller than 44 by 44 pixels. */
const findSmall = (page: Page) =>
  dialogOf(page).evaluate(dialog => {
    const root = dialog.getRootNode() as ShadowRoot // the modal's
    const isHit = (element: Element, x: number, y: number) =>
      element.contains(root.elementFromPoint(x, y)) || root.elementFromPoint(x, y) === element
    return [...dialog.querySelectorAll('a, button:not([tabindex="-1"])')].flatMap(element => {
      const box = element.getBoundingClientRect()
      if (box.bottom < 0 || box.top > innerHeight) return []
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      // A touch area may exceed the visible element.
      const tall =
        box.height >= 44 ||
        (isHit(element, middle.x, middle.y - 21) && isHit(element, middle.x, middle.y + 21))
      return tall && box.width >= 44
        ? []
        : [`${element.textContent || element.ariaLabel} ${box.width}x${box.height}`]
    })
  })

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone everything that can be pressed is big enough for a thumb', async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const state of [
    'remote-connect-phone',
    'remote-all-wallets-phone',
    'remote-app',
    'remote-app-unopened',
    'remote-code-phone',
    'remote-tabs',
    'remote-declined',
    'remote-request',
    'downloads',
  ]) {
    await show(page, state)
    await expect(cardOf(page)).toBeVisible()
    if (state === 'remote-app-unopened') await expect(dialogOf(page).getByText('Didn’t open?')).toBeVisible()
    await expect(dialogOf(page).locator('.view :is(a, button)').first()).toBeVisible()
    // Polls during the entry animation.
    await expectInTheEnd.poll(() => findSmall(page), state).toEqual([])
  }
})

test('on a phone a tap before the code was there opens the wallet when it is [C-02]', async ({ page }) => {
  await show(page, 'remote-app-loading')
  await expect(openOf(page)).toHaveAttribute('aria-busy', 'true')
  const opened = await recordOpening(page)
  await page.evaluate(() => {
    const offer = window.portico?.sources.get('walletConnect')?.offer
    if (!offer) throw new Error('The gallery offers no code')
    const ready = { status: 'ready', uri: 'wc:1@2?symKey=2', expiresAt: Date.now() + 60_000 } as const
    offer.get = () => ready
    // Notifies the subscribers, which read the offer again.
    offer.withdraw()
  })
  await expect.poll(opened).toEqual([expect.stringMatching(/wc\?uri=wc%3A1%402/)])
  await expect(dialogOf(page).getByText('Continue in Cedar')).toBeVisible()
})

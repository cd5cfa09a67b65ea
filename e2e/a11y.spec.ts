import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf, shortOf } from './kit.ts'

const parts = 8

// axe brings another copy of Playwright's types; the page is the same.
const createAxe = (page: Page) => new AxeBuilder({ page: page as never })

async function findViolations(page: Page, selector: string): Promise<string[]> {
  const { violations } = await createAxe(page).include(selector).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

/** A fade is on its way to its contrast, and what is loaded later fades in later: what counts is what it comes to. */
const expectNoViolations = (page: Page, selector: string, message: string) =>
  expect
    .configure({ soft: true })
    .poll(() => findViolations(page, selector), { message, timeout: 40_000 })
    .toEqual([])

for (const theme of ['light', 'dark'] as const) {
  for (let part = 0; part < parts; part++) {
    test(`no axe violation in any view, ${theme}, part ${part + 1} of ${parts}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
      await page.goto('/gallery.html?state=connect')
      const listed = await page.waitForFunction(() => window.__porticoGallery)
      const ids = (await listed.jsonValue()) ?? []
      expect(ids.length).toBeGreaterThan(40)
      for (const id of ids.filter((_, index) => index % parts === part)) {
        await page.goto(`/gallery.html?state=${id}&theme=${theme}`, { waitUntil: 'networkidle' })
        await expect(dialogOf(page)).toBeVisible()
        await page.evaluate(() => {
          const root = document.querySelector('portico-modal')?.shadowRoot
          const endless = (animation: Animation) =>
            animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
          const finite = (root?.getAnimations() ?? []).filter(animation => !endless(animation))
          return Promise.all(finite.map(animation => animation.finished.catch(() => undefined)))
        })
        await expectNoViolations(page, 'portico-modal', id)
      }
    })
  }
}

test('no axe violation in the buttons on the page', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.goto(`/?themeMode=${theme}`)
    await expect(connectButtonOf(page)).toHaveAttribute('data-portico-theme', theme)
    await expectNoViolations(page, '.portico-button', theme)
  }
})

test('a visitor connects, switches network and disconnects by keyboard alone', async ({ page, wallets }) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.goto('/ethers.html')
  const focused = () =>
    page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      // The card itself has the focus first; only what can be pressed counts.
      return active?.localName === 'button' ? (active.textContent ?? '').trim() : ''
    })
  const tabTo = async (name: RegExp) => {
    await expect(page.getByRole('button', { name })).toBeVisible()
    for (let step = 0; step < 40; step++) {
      if (name.test(await focused())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The focus never came to ${name}; it is on "${await focused()}".`)
  }

  await tabTo(/^Connect Wallet$/)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeVisible()
  await tabTo(/Alder/)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  const short = shortOf(await alder.address())
  await expect(page.getByRole('button', { name: short })).toBeVisible()

  await tabTo(/Anvil One/)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveAccessibleName('Choose Network')
  await tabTo(/Anvil Two/)
  await page.keyboard.press('Space')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()

  await tabTo(new RegExp(short))
  await page.keyboard.press('Enter')
  await tabTo(/Disconnect/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('the focus stays in the modal while it is open', async ({ page }) => {
  await page.goto('/csp.html')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialogOf(page)).toBeVisible()
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press(step % 3 === 0 ? 'Shift+Tab' : 'Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('portico-modal')
  }
})

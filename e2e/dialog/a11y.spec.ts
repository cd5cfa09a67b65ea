import type { Page, Request } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { colourRules, findViolations } from '../helpers/findViolations.ts'
import { connectButtonOf, dialogOf, shortOf, turnGalleryTo, waitUntilIdle } from '../helpers/kit.ts'

const parts = 8

/** Polls, because contrast is final only after fades, which lazily loaded content starts later. */
const expectNoViolations = (page: Page, message: string, search: Parameters<typeof findViolations>[1]) =>
  expect
    .configure({ soft: true })
    .poll(() => findViolations(page, search), { message, timeout: 40_000 })
    .toEqual([])

/** Waits for pending code, images and transitions. */
function createSettler(page: Page): () => Promise<void> {
  const asked = new Set<Request>()
  page.on('request', request => asked.add(request))
  page.on('requestfinished', request => asked.delete(request))
  page.on('requestfailed', request => asked.delete(request))
  return async () => {
    const countAsked = async () => {
      const before = asked.size
      await waitUntilIdle(page)
      return before + asked.size
    }
    await expect.poll(countAsked, { intervals: [0, 50, 100] }).toBe(0)
    await page.evaluate(() => {
      const root = document.querySelector('portico-modal')?.shadowRoot
      const endless = (animation: Animation) =>
        animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      const finite = (root?.getAnimations() ?? []).filter(animation => !endless(animation))
      return Promise.all(finite.map(animation => animation.finished.catch(() => undefined)))
    })
  }
}

for (let part = 0; part < parts; part++) {
  test(`no axe violation in any view, light and dark, part ${part + 1} of ${parts}`, async ({ page }) => {
    test.setTimeout(300_000)
    const settle = createSettler(page)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto('/gallery.html?state=connect')
    const listed = await page.waitForFunction(() => window.__porticoGallery)
    const ids = (await listed.jsonValue()) ?? []
    expect(ids.length).toBeGreaterThan(40)
    for (const id of ids.filter((_, index) => index % parts === part)) {
      await turnGalleryTo(page, id)
      await settle()
      await expectNoViolations(page, `${id}, light`, { within: 'portico-modal' })
      await page.emulateMedia({ colorScheme: 'dark' })
      await settle()
      await expectNoViolations(page, `${id}, dark`, { within: 'portico-modal', rules: colourRules })
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })
}

test('no axe violation in the buttons on the page', async ({ page }) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.goto(`/?themeMode=${theme}`)
    await expect(connectButtonOf(page)).toHaveAttribute('data-portico-theme', theme)
    await expectNoViolations(page, theme, { within: '.portico-button' })
  }
})

test('a visitor connects, switches network and disconnects by keyboard alone', { tag: '@journey' }, async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.goto('/ethers.html')
  const focused = () =>
    page.evaluate(() => {
      let active = document.activeElement
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
      // The card itself has focus first; only buttons count.
      if (active?.localName !== 'button') return ''
      return active.getAttribute('aria-label') ?? active.textContent ?? ''
    })
  const tabTo = async (name: RegExp) => {
    await expect(page.getByRole('button', { name })).toBeVisible()
    for (let step = 0; step < 40; step++) {
      if (name.test((await focused()).trim())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} never received focus; it is on "${await focused()}".`)
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
  await expect(dialogOf(page)).toHaveAccessibleName('Switch network')
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

test('Back gives the focus to the control that led away, and to none that is out of sight', async ({
  page,
}) => {
  await page.goto('/gallery.html?state=account')
  const dialog = dialogOf(page)
  const follow = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await follow('Network: Ethereum')
  await follow('What is a network?')
  await expect(dialog).toHaveAccessibleName('What is a network?')
  await follow('Back')
  await expect(dialog.getByRole('button', { name: 'What is a network?' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'What is a network?' })).toBeInViewport({ ratio: 1 })
  await follow('Back')
  await expect(dialog.getByRole('button', { name: 'Network: Ethereum' })).toBeFocused()
})

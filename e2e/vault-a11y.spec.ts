import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type VisitScreen, visitApprovals, visitRecovery } from './vaultScreens.ts'
import { expect, test } from './vaultSite.ts'

// axe brings another copy of Playwright's types; the page is the same.
const createAxe = (page: Page) => new AxeBuilder({ page: page as never })

/** Both themes of every screen, without loading anything again. */
const check: VisitScreen = async (screen, name) => {
  const isFrame = 'parentFrame' in screen
  const page = isFrame ? screen.page() : screen
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // What is still fading in has not the contrast that it ends with.
    await screen.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const axe = isFrame ? createAxe(page).include(['iframe', '#stage']) : createAxe(page)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
}

// Many screens in one go, so that what takes time, a login, is done once.
test.setTimeout(180_000)

test('no axe violation in anything that the vault asks', async ({ page, site }) => {
  await visitApprovals(page, site, check)
})

test('no axe violation in the ways back to a wallet', async ({ page, site, browser }) => {
  await visitRecovery(page, { browser, options: {}, site }, check)
})

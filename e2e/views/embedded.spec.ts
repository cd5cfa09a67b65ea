import { devices } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { partFiles, waitUntilIdle } from '../helpers/kit.ts'

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 14']

test.use(iPhone)

test('part of a page, a phone makes no code for wallets that nobody sees [C-02] [T-21]', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body::before { content: ""; display: block; height: 4000px; }')
    document.adoptedStyleSheets = [sheet]
  })
  const tools = page.waitForResponse(partFiles.views)
  await page.goto('/embedded.html')
  const wallets = page.locator('portico-modal .list-item')
  await expect(wallets.first()).toBeAttached()
  // By then the list has the pairing code and knows whether it is visible.
  await (await tools).finished()
  await wallets
    .first()
    .evaluate(item => new Promise<unknown>(resolve => new IntersectionObserver(resolve).observe(item)))
  await waitUntilIdle(page)
  const getStatus = () =>
    page.evaluate(() => window.portico?.sources.get('walletConnect')?.offer?.get()?.status)
  expect(await getStatus()).toBe('idle')
  await wallets.first().scrollIntoViewIfNeeded()
  await expect.poll(getStatus).toBe('ready')
  await expect(page.locator('portico-modal a[href*="wc?uri="]').first()).toBeVisible()
})

for (const path of ['/embedded.html', '/families.html', '/gallery.html', '/']) {
  test(`${path} is no wider than a phone`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
}

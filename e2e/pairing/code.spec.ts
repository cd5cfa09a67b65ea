import type { Page } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { findViolations } from '../helpers/findViolations.ts'
import { chooseWallet, connectButtonOf, dialogOf } from '../helpers/kit.ts'
import { readCode } from '../helpers/readCode.ts'
import { accountButtonOf, codeOf, copyShownUri, copyUri, playground, test } from '../helpers/remote.ts'

const cardOfCode = (page: Page) => dialogOf(page).locator('.qr')

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

test.describe('a code', () => {
  test('is read by a camera on every screen, light and dark, with the logo in its middle [WC19] [C-02]', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(playground)
    const uri = await copyUri(page)
    await expect(cardOfCode(page).locator('.qr-logo').locator('img, svg').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const screen of screens) {
        await page.setViewportSize(screen)
        expect(await readCode(cardOfCode(page))).toBe(uri)
      }
    }
  })

  test('for one wallet bears its logo and can still be read [C-02]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(playground)
    await connectButtonOf(page).click()
    await chooseWallet(page, 'Trust Wallet')
    const uri = await copyShownUri(page)
    await expect(dialogOf(page).getByRole('img', { name: 'QR code to scan with Trust Wallet' })).toBeVisible()
    expect(await readCode(cardOfCode(page))).toBe(uri)
  })

  test('that was read from the screen connects a wallet [C-02]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(playground)
    await connectButtonOf(page).click()
    await chooseWallet(page, 'WalletConnect')
    await expect(codeOf(page)).toBeVisible()
    await wallet.pair(await readCode(cardOfCode(page)))
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })

  test('on the screen is another one before four minutes are over, and the old one dies after five [WC19] [T-21]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // The clock starts behind, so that it never gets ahead of the relay's, which would refuse the token.
    await page.clock.install({ time: Date.now() - 320_000 })
    await page.goto(playground)
    const first = await copyUri(page)
    expect(await readCode(cardOfCode(page))).toBe(first)
    await page.clock.fastForward(235_000)
    const second = await readCode(cardOfCode(page), { after: first })
    expect(second).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(await copyShownUri(page)).toBe(second)

    await page.clock.fastForward(70_000)
    const readPending = () => page.evaluate(() => localStorage.getItem('@portico/pairing/pending'))
    await expect.poll(readPending).not.toContain(new URL(first).searchParams.get('symKey'))
    expect(await readPending()).toContain(new URL(second).searchParams.get('symKey'))
    await wallet.pair(second)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })

  test('is renewed before its four minutes are over [T-21]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    // The clock starts behind, so that it never gets ahead of the relay's, which would refuse the token.
    await page.clock.install({ time: Date.now() - 240_000 })
    await page.goto(playground)
    const first = await copyUri(page)
    await page.clock.fastForward(180_000)
    expect(await readUri(page)).toBe(first)
    await page.clock.fastForward(58_000)
    await expect.poll(async () => (await readUri(page)) ?? first).not.toBe(first)
    await wallet.pair(first)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })

  test('has no axe violation, light and dark, and is said to be ready [C-02]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(playground)
    await copyUri(page)
    await expect(dialogOf(page).getByRole('status').filter({ hasText: 'QR code ready' })).toHaveCount(1)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Polls, because contrast is final only after the fade-in.
      await expect.poll(() => findViolations(page, { within: 'portico-modal' })).toEqual([])
    }
  })
})

const readUri = (page: Page) =>
  page.evaluate(() => {
    const pairing = window.portico?.sources.get('walletConnect')?.offer?.get()
    return pairing?.status === 'ready' ? pairing.uri : undefined
  })

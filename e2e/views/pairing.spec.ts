import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { dialogOf, recordComplaints, turnGalleryTo } from '../helpers/kit.ts'
import { recordOpening } from '../helpers/recordOpening.ts'

const show = (page: Page, state: string) => page.goto(`/gallery.html?state=${state}`)
const qrOf = (page: Page) => page.locator('portico-modal .qr')
const openOf = (page: Page) => dialogOf(page).getByTestId('open-wallet')

test.describe('where no code can be had', () => {
  test('a site without remote wallets says what to do instead, and tells its owner why [C-02]', async ({
    page,
  }) => {
    const complaints = recordComplaints(page)
    await show(page, 'remote-unavailable')
    await expect(dialogOf(page).getByText('Not available on this site')).toBeVisible()
    await expect(dialogOf(page)).not.toContainText('connect()')
    await expect.poll(() => complaints.join()).toContain('was not given pairing() as a source')
    await dialogOf(page).getByRole('button', { name: 'I don’t have a wallet' }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Get a wallet')
    await show(page, 'remote-unavailable')
    await dialogOf(page).getByRole('button', { name: 'Use another wallet' }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
    await expect(dialogOf(page).getByRole('button', { name: /^Alder/ })).toBeVisible()
  })

  test('a wallet that no list has leaves a code for any, and says so [C-02]', async ({ page }) => {
    await show(page, 'remote-unknown')
    await expect(qrOf(page).locator('svg')).toBeVisible()
    await expect(dialogOf(page)).toContainText('This site doesn’t list that wallet.')
  })

  test('an alert says why, with the ways on [C-02] [X-07]', async ({ page }) => {
    await show(page, 'remote-unknown')
    for (const [state, ...sentences] of [
      ['remote-expired', 'The QR code expired before a wallet connected. Try again with a new one.'],
      ['remote-failed', 'Couldn’t reach your wallet. Check your connection, then try again.'],
      [
        'remote-unsupported-chains',
        'This wallet doesn’t support any of this site’s networks.',
        /runs on .*Ethereum.*Base.*OP Mainnet/,
      ],
      ['remote-declined', 'You rejected the request in Cedar. You can try again.'],
    ] as const) {
      await test.step(state, async () => {
        await turnGalleryTo(page, state)
        for (const sentence of sentences) {
          await expect(dialogOf(page).getByRole('alert')).toContainText(sentence)
        }
        await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
        await dialogOf(page).getByRole('button', { name: 'Use another wallet' }).click()
        await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
      })
    }
  })

  test('the focus stays in the card when a panel takes the place of another [C-02]', async ({ page }) => {
    await show(page, 'remote-declined')
    const retry = dialogOf(page).getByTestId('retry')
    await retry.evaluate(button => button.setAttribute('data-before', ''))
    await retry.focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page).locator('[data-before]')).toHaveCount(0)
    await expect(retry).toBeVisible()
    const inside = () =>
      page.evaluate(() => {
        const modal = document.querySelector('portico-modal')
        return modal?.shadowRoot?.activeElement?.closest('.card') !== null && document.activeElement === modal
      })
    await expect.poll(inside).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(inside).toBe(true)
  })
})

test.describe('the ways to a wallet', () => {
  test('an installed one is asked first, and no code is made for it until it is wanted [C-02]', async ({
    page,
  }) => {
    await show(page, 'remote-browser')
    await expect(dialogOf(page).getByRole('tab')).toHaveText(['Browser', 'Mobile', 'Web app', 'Desktop'])
    await expect(dialogOf(page).getByText('Confirm in Birch')).toBeVisible()
    expect(
      await page.evaluate(() => window.portico?.sources.get('walletConnect')?.offer?.get()?.status),
    ).toBe('idle')
    await dialogOf(page).getByRole('tab', { name: 'Mobile' }).click()
    await expect(qrOf(page).locator('svg')).toBeVisible()
  })

  test('a desktop app opens once by itself, then by the visitor [C-02]', async ({ page }) => {
    await show(page, 'remote-tabs')
    const opened = await recordOpening(page)
    await dialogOf(page).getByRole('tab', { name: 'Desktop' }).click()
    await expect(dialogOf(page).getByText('Continue in Larch')).toBeVisible()
    expect(await opened()).toEqual([expect.stringMatching(/^larch-wallet-desktop:\/\/wc\?uri=wc%3A/)])
    await expect(openOf(page)).toHaveText('Open Larch again')
    await expect(openOf(page)).toHaveAttribute('target', '_blank')
  })

  test('a web app is opened by its button only [C-02]', async ({ page }) => {
    await show(page, 'remote-tabs')
    const opened = await recordOpening(page)
    await dialogOf(page).getByRole('tab', { name: 'Web app' }).click()
    await expect(openOf(page)).toHaveAttribute('href', /^https:\/\/larch\.example\/wc\?uri=wc%3A/)
    await expect(openOf(page)).toHaveText('Open Larch')
    expect(await opened()).toEqual([])
  })

  test('people without the wallet get it [C-02]', async ({ page }) => {
    await show(page, 'remote-code')
    await dialogOf(page).getByTestId('get-wallet').click()
    await expect(dialogOf(page)).toHaveAccessibleName('Get Cedar')
    await expect(dialogOf(page).getByTestId('download-ios')).toHaveAttribute(
      'href',
      /^https:\/\/apps\.example/,
    )
    await show(page, 'remote-unsupported')
    await expect(dialogOf(page).getByRole('link', { name: 'Get Olive' })).toHaveAttribute('href', /^https:/)
  })
})

test('a code is reached, copied and left by keyboard, and what happens is said [C-02]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await show(page, 'remote-connect')
  const row = dialogOf(page).getByTestId('wallet-walletConnect')
  await expect(row).toBeVisible()
  const isInside = () =>
    page.evaluate(() => document.querySelector('portico-modal')?.shadowRoot?.activeElement != null)
  const tabTo = async (name: string) => {
    await expect.poll(isInside).toBe(true)
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(
        () => document.querySelector('portico-modal')?.shadowRoot?.activeElement?.textContent,
      )
      if (focused?.includes(name)) return
    }
    throw new Error(`${name} never received focus.`)
  }
  await tabTo('WalletConnect')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveAccessibleName('WalletConnect')
  const status = dialogOf(page).getByRole('status')
  await expect(status.filter({ hasText: 'QR code ready' })).toHaveCount(1)
  await tabTo('Copy link')
  // The clock is paused until the brief message was read.
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.keyboard.press('Space')
  await expect(status.filter({ hasText: 'Copied' })).toHaveCount(1)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^wc:/)
  await page.clock.resume()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})

for (const state of ['remote-code', 'remote-tabs']) {
  test(`${state}: at 200 % zoom the whole code is in sight [C-02]`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await show(page, state)
    await expect(qrOf(page).locator('svg')).toBeVisible()
    await expect(qrOf(page)).toBeInViewport({ ratio: 1 })
  })
}

test.describe('all wallets', () => {
  test('can be those that are certified only [C-02]', async ({ page }) => {
    await show(page, 'all-wallets')
    const certified = dialogOf(page).getByTestId('wallet-gallery-000')
    const other = dialogOf(page).getByTestId('wallet-gallery-001')
    await expect(other).toHaveAccessibleName(/^Birch installed$/)
    const toggle = dialogOf(page).getByRole('button', { name: 'Certified wallets only' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(dialogOf(page).getByRole('searchbox', { name: 'Search certified wallets' })).toBeVisible()
    await expect(other).toHaveCount(0)
    await expect(certified).toHaveAccessibleName(/certified$/)
    await toggle.click()
    await expect(other).toBeVisible()
  })

  test('offer a code for another phone where there is no room for one in the list [C-02]', async ({
    page,
  }) => {
    await show(page, 'remote-all-wallets-phone')
    await dialogOf(page).getByRole('button', { name: 'Show QR code for another phone' }).click()
    await expect(qrOf(page).locator('svg')).toBeVisible()
    await expect(openOf(page)).toHaveAttribute('href', /^wc:/)
  })
})

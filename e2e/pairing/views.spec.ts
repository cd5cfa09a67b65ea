import { expect } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { connectButtonOf, dialogOf, recordComplaints } from '../helpers/kit.ts'
import { test } from '../helpers/remote.ts'

test.describe('what stays on the page', () => {
  test('a result in the address is removed and does nothing [V-02] [DL07] [DL09]', async ({ page }) => {
    const requested: string[] = []
    page.on('request', request => requested.push(request.url()))
    const result = encodeURIComponent('https://evil.example/steal?code=1')
    await page.goto(`/csp.html?a=1&result_uri=${result}&result_uri=%E0%A4%A#top`)
    await expect(page).toHaveURL(/\/csp\.html\?a=1#top$/)
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toBeVisible()
    expect(requested.filter(url => new URL(url).hostname === 'evil.example')).toEqual([])
  })

  test('a result of 100 kB is removed like any other [V-02] [DL09]', async ({ page }) => {
    const complaints = recordComplaints(page)
    // No server accepts a URL of this length, but the page must.
    await page.route(/result_uri=/, async route => {
      const response = await route.fetch({ url: `${addresses.demo}/csp.html` })
      await route.fulfill({ response })
    })
    await page.goto(`/csp.html?a=1&result_uri=${'x'.repeat(100_000)}`)
    await expect(page).toHaveURL(/\/csp\.html\?a=1$/)
    await expect(connectButtonOf(page)).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test('a code is the same card in the dark, and moves only for those who like it [C-02]', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/gallery.html?state=remote-code&theme=dark')
  const card = page.locator('portico-modal .qr')
  await expect(card.locator('svg')).toBeVisible()
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(card.locator('.qr-ring-7')).toHaveCSS('animation-name', 'portico-fade-in')
})

test('a wallet with several ways has a tab for each [C-02]', async ({ page }) => {
  await page.goto('/gallery.html?state=remote-tabs')
  const tabs = dialogOf(page).getByRole('tab')
  await expect(tabs).toHaveText(['Mobile', 'Web app', 'Desktop'])
  await tabs.nth(1).click()
  await expect(dialogOf(page).getByTestId('open-wallet')).toHaveAttribute(
    'href',
    /^https:\/\/larch\.example\/wc\?uri=wc%3A/,
  )
  await page.keyboard.press('ArrowRight')
  await expect(dialogOf(page).getByTestId('open-wallet')).toHaveAttribute(
    'href',
    /^larch-wallet-desktop:\/\/wc\?uri=wc%3A/,
  )
})

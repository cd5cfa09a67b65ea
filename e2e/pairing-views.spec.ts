import { expect } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf } from './kit.ts'
import { copyUri, test } from './remote.ts'

test.describe('what stays on the page', () => {
  test('the key of a pairing code leaves by nothing but the visitor [WC31]', async ({ page }) => {
    const egress: string[] = []
    page.on('console', message => egress.push(message.text()))
    page.on('request', request => {
      egress.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()))
    })
    page.on('websocket', socket => {
      egress.push(socket.url())
      socket.on('framesent', ({ payload }) => egress.push(payload.toString()))
    })
    await page.goto('/?networks=anvilOne~anvilTwo')
    const key = new URL(await copyUri(page)).searchParams.get('symKey') ?? ''
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    egress.push(await page.title(), page.url())
    egress.push(await page.evaluate(() => document.documentElement.outerHTML))
    egress.push(await dialogOf(page).evaluate(dialog => dialog.outerHTML))
    // The session's own record on this device holds its keys; nothing else that is kept does.
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(
        ([name]) => name.startsWith('@portico/') && !name.includes('pairing'),
      ),
    )
    egress.push(JSON.stringify(kept))
    expect(egress.filter(text => text.includes(key))).toEqual([])
    expect(egress.some(text => text.includes('irn_') || text.includes('wc_'))).toBe(true)
  })

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
    /^larch-desktop:\/\/wc\?uri=wc%3A/,
  )
})

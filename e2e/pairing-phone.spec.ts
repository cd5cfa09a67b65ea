import { devices } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf } from './kit.ts'
import { accountButtonOf, test } from './remote.ts'

// Many steps on a machine that may be busy.
test.describe.configure({ timeout: 60_000 })

const playground = '/?networks=anvilOne~anvilTwo'
const { defaultBrowserType: _, ...iPhone } = devices['iPhone 14']

test.use(iPhone)

test.describe('on a phone', () => {
  test('every wallet is a link that holds the code before the tap, and the tap remembers the wallet [C-02] [E-15]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectButtonOf(page).click()
    const rows = dialogOf(page).getByRole('link').and(dialogOf(page).locator('[href*="wc?uri="]'))
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(3)
    const first = rows.first()
    const href = (await first.getAttribute('href')) ?? ''
    const uri = new URL(href).searchParams.get('uri') ?? ''
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)

    // The app is on this phone only in the visitor's mind: the page stays, and the wallet pairs from elsewhere.
    await first.evaluate(row => row.addEventListener('click', event => event.preventDefault()))
    await first.click()
    await wallet.pair(uri)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    const choice = await page.evaluate(() => window.portico?.storage.get('deepLinkChoice'))
    expect(choice?.untrustedHref).toBe(href.split('wc?uri=')[0])
  })

  test('the wallet that did not open is offered again, and other ways [C-02]', async ({ page }) => {
    await page.goto(playground)
    await connectButtonOf(page).click()
    const row = dialogOf(page).locator('a[href*="wc?uri="]').first()
    await expect(row).toBeVisible()
    await row.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
    await row.click()
    await expect(dialogOf(page).getByText('Didn’t open?')).toBeVisible()
    await expect(dialogOf(page).getByTestId('open-wallet')).toHaveAttribute('href', /wc\?uri=wc%3A/)
    await expect(dialogOf(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Use another wallet' })).toBeVisible()
  })

  test('a later request offers the way back to the wallet until it is answered [C-02]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectButtonOf(page).click()
    const row = dialogOf(page).locator('a[href*="wc?uri="]').first()
    await expect(row).toBeVisible()
    const href = (await row.getAttribute('href')) ?? ''
    await row.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
    await row.click()
    await wallet.pair(new URL(href).searchParams.get('uri') ?? '')
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await page.evaluate(() => {
      const { portico, porticoActions } = window
      if (portico) porticoActions?.signMessage(portico, { message: 'From a phone' }).catch(() => undefined)
    })
    const request = await wallet.nextRequest('personal_sign')
    await expect(dialogOf(page).getByTestId('open-wallet')).toHaveAttribute(
      'href',
      `${href.split('wc?uri=')[0]}wc?requestId=${request.id}&sessionTopic=${request.topic}`,
    )
    await request.approve()
    await expect(dialogOf(page)).toHaveCount(0)
  })
})

import { expect, test } from '@portico/testing/playwright'
import { createEmail, familyOf, inbox, readAddresses, readLink, windowOf } from '../helpers/emailVisit.ts'
import { isOnTop, vaultFrameOf } from '../helpers/fakeVault.ts'
import { waitUntilClosed } from '../helpers/kit.ts'

// The browser's language is English, so the texts follow the site's setting.

test('the vault, its window, its mails and the page behind them speak the language of the dialog [E-07]', async ({
  page,
  browser,
}) => {
  const email = createEmail()
  await page.goto('/email.html?locale=ar')
  const logIn = async (visit: typeof page) => {
    await visit.locator('.portico-button').first().click()
    await visit.getByTestId('email-input').pressSequentially(email)
    await visit.keyboard.press('Enter')
    const { subject, text } = await inbox.next(email)
    const [code = ''] = /(?<=^\s*)\d{6}$/m.exec(text) ?? []
    await visit.getByTestId('otp-input').pressSequentially(code)
    return subject
  }
  expect(await logIn(page)).toContain('رمزك لموقع')
  await readAddresses(page)
  await waitUntilClosed(page)

  const frame = vaultFrameOf(page).contentFrame()
  await familyOf(page, 'EVM').getByRole('button', { name: 'Send' }).click()
  const popup = await windowOf(page)
  await expect(frame.getByRole('button', { name: 'إظهار النافذة' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => isOnTop(page)).toBe(true)
  await expect(popup.getByRole('button', { name: 'رفض' })).toBeVisible()
  await expect(popup.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(popup).toHaveTitle('محفظتك')
  await popup.close()

  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(`${new URL(page.url()).origin}/email.html?locale=de-AT`)
  expect(await logIn(other)).toContain('Ihr Code für')
  const shown = vaultFrameOf(other).contentFrame()
  await expect(shown.getByText('Öffnen Sie den Link darin')).toBeVisible()
  await expect(shown.locator('html')).toHaveAttribute('lang', 'de')
  const approval = await context.newPage()
  await approval.goto(await readLink(email))
  await expect(approval.getByText('Zahl auf dem neuen Gerät')).toBeVisible()
  await expect(approval.locator('html')).toHaveAttribute('lang', 'de')
  await context.close()
})

import { expect, test } from '@portico/testing/playwright'
import { dialogOf } from '../helpers/kit.ts'

test('takes an e-mail address on Enter, and says below it when it is none [R-01] [C-03]', async ({
  page,
}) => {
  await page.goto('/gallery.html?state=connect-email')
  const input = page.getByTestId('email-input')
  await expect(input).toHaveAttribute('autocomplete', 'email')
  await input.fill('ad')
  await expect(page.getByTestId('email-submit')).toBeHidden()
  await input.fill('ada@example.com')
  await expect(page.getByTestId('email-submit')).toBeVisible()
  await input.press('Enter')
  await expect(page.getByTestId('otp-input')).toBeFocused()
})

test('takes a pasted code with whatever is around it, as one field [T-13]', async ({ page }) => {
  await page.goto('/gallery.html?state=email-code')
  const input = page.getByTestId('otp-input')
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(input).toHaveAttribute('inputmode', 'numeric')
  await expect(input).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('Backspace')
  await expect(input).toHaveValue('1')
  await input.evaluate(element => {
    const data = new DataTransfer()
    data.setData('text', ' 4 2 7-1 9 3 ')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true }))
  })
  await input.fill('427-193')
  await expect(dialogOf(page).locator('.login-status')).toHaveText('Checking the code')
  await expect(input).not.toBeEditable()
})

test('clears a wrong code, says so and keeps the focus [T-13]', async ({ page }) => {
  await page.goto('/gallery.html?state=email-code-wrong')
  const input = page.getByTestId('otp-input')
  await input.fill('123456')
  await expect(dialogOf(page).getByRole('alert')).toContainText('This code is not right')
  await expect(input).toHaveValue('')
  await expect(input).toBeFocused()
  await page.keyboard.type('1')
  await expect(dialogOf(page).getByRole('alert')).toBeHidden()
})

test('counts down to the next code [R-05]', async ({ page }) => {
  await page.goto('/gallery.html?state=email-code-cooldown')
  await expect(page.getByTestId('otp-resend')).toHaveText('New code in 24s')
  await expect(page.getByTestId('otp-resend')).toBeDisabled()
})

test('offers to ask again when nobody approved the device [T-13]', async ({ page }) => {
  await page.goto('/gallery.html?state=email-device-failed')
  await expect(dialogOf(page).getByRole('alert')).toContainText('Device not approved')
  await expect(page.getByTestId('retry')).toHaveText('Try again')
})

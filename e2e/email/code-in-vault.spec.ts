import { connectInbox } from '@portico/sandbox/mail'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { isOnTop, vaultFrameOf } from '../helpers/fakeVault.ts'
import { waitUntilClosed } from '../helpers/kit.ts'

const inbox = connectInbox(addresses.inbox)

test('where the owner wants it, the code is typed in the vault and the page never has it [FR30] [T-13]', async ({
  page,
}) => {
  const email = `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['keydown', 'input', 'paste', 'message']) {
      addEventListener(name, event => heard.push(`${name} ${(event as KeyboardEvent).key ?? ''}`), true)
    }
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (this: MessagePort, ...parts: unknown[]) {
      heard.push(JSON.stringify(parts[0]))
      return Reflect.apply(post, this, parts)
    }
  })
  await page.goto('/email.html?otpInVault')
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  const field = vaultFrameOf(page).contentFrame().getByRole('textbox', { name: 'Code' })
  await expect(field).toBeVisible()
  await expect.poll(() => isOnTop(page)).toBe(true)
  await expect(page.getByTestId('otp-input')).toHaveCount(0)
  const { text } = await inbox.next(email)
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? ''
  const wrong = code === '000000' ? '111111' : '000000'
  await field.fill(wrong)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.pressSequentially(code)
  await field.press('Enter')
  await waitUntilClosed(page)
  await expect(page.getByRole('region', { name: 'EVM' }).getByTestId('address')).toHaveText(/^0x/)
  const heard = (await page.evaluate(() => window.heard)) ?? []
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.join('\n')).not.toContain(code)
  expect(heard.filter(line => /^keydown \d/.test(line))).toEqual([])
})

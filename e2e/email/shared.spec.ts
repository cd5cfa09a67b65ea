import { expect } from '@portico/testing/playwright'
import { createEmail, logIn, openSettings, readCode, windowOf } from '../helpers/emailVisit.ts'
import { connectButtonOf, dialogOf, waitUntilClosed } from '../helpers/kit.ts'
import { connectRemote, playground, test } from '../helpers/remote.ts'
import { readToEnd } from '../helpers/vaultRequest.ts'

test('the next person at a machine finds no address and is asked for a code [AU31] [T-02]', async ({
  page,
}) => {
  const email = createEmail()
  await page.goto('/email.html?reconnect=off')
  const accounts = await logIn(page, email)
  await page.reload()
  await connectButtonOf(page).click()
  const field = dialogOf(page).getByTestId('email-input')
  await expect(field).toHaveValue('')
  await field.pressSequentially(email)
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').pressSequentially(await readCode(email))
  await waitUntilClosed(page)
  await expect(page.getByRole('region', { name: 'EVM' }).getByTestId('address')).toHaveText(accounts.evm)
})

test('a wallet on another device lists no site any more whose page was loaded again [AU31] [T-02]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet()
  await page.goto(`${playground}&reconnect=off`)
  await connectRemote(page, wallet)
  expect(wallet.getState().sessions).toHaveLength(1)
  await page.reload()
  await expect.poll(() => wallet.getState().sessions).toEqual([])
  await expect(connectButtonOf(page)).toBeVisible()
})

test('somebody who came by a provider adds a mailbox in the wallet’s window, code included [AU33]', async ({
  page,
}) => {
  await page.goto('/email.html')
  await connectButtonOf(page).click()
  const opening = page.waitForEvent('popup')
  await dialogOf(page).getByTestId('social-google').click()
  const provider = await opening
  await provider.getByLabel('Who are you?').fill(`ada-${crypto.randomUUID().slice(0, 8)}`)
  await provider.getByRole('button', { name: 'Continue' }).click()
  await waitUntilClosed(page)
  const email = createEmail()
  await openSettings(page)
  await page.getByTestId('account-email').click()
  await page.getByTestId('email-input').fill(email)
  await page.keyboard.press('Enter')
  const popup = await windowOf(page)
  const approve = popup.getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  await readToEnd(popup)
  const code = popup.getByRole('textbox', { name: 'Code' })
  await expect(async () => {
    await approve.click({ timeout: 1000 }).catch(() => undefined)
    await expect(code).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByTestId('otp-input')).toHaveCount(0)
  const closed = popup.waitForEvent('close')
  await code.fill(await readCode(email))
  await closed
  await expect(dialogOf(page)).toContainText(email)
})

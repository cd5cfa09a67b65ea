import { expect, test } from '@playwright/test'
import { approveRequest, createEmail, fund, logIn } from './emailVisit.ts'
import { dialogOf } from './kit.ts'

test('the wallet of somebody who has logged in by mail sends, and asks once [C-03] [E-14]', async ({
  page,
}) => {
  const receiver = `0x${Buffer.from(crypto.getRandomValues(new Uint8Array(20))).toString('hex')}`
  await page.goto('/email.html')
  const { evm } = await logIn(page, createEmail())
  await fund({ evm })
  await page.locator('.portico-button', { hasText: '…' }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  await expect(dialog.getByText(/^1 ETH available$/)).toBeVisible()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await approveRequest(page)
  await expect(dialog.getByRole('heading', { name: 'On its way' })).toBeVisible()
  await expect(page.getByText('0.25 ETH sent')).toBeVisible()
})

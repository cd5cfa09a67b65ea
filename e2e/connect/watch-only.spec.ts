import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { chooseWallet, dialogOf, shortOf } from '../helpers/kit.ts'

const watched = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('an account that is only watched is shown from the start, says so in the dialog, and signs nothing', async ({
  page,
}) => {
  await page.goto('/watch.html')
  const account = page.getByRole('button', { name: shortOf(watched) })
  await account.click()
  const banner = dialogOf(page).getByTestId('watching-only')
  await expect(banner).toContainText('Watch-only account')
  await expect(dialogOf(page).getByTestId('account-receive')).toBeVisible()
  await expect(dialogOf(page).getByTestId('account-send')).toHaveCount(0)
  // On every view of the dialog.
  await dialogOf(page).getByTestId('account-receive').click()
  await expect(dialogOf(page)).toHaveAccessibleName('Receive')
  await expect(banner).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.locator('output')).toContainText('watch-only')
  await page.reload()
  await expect(account).toBeVisible()
})

test('a visitor leaves it for a wallet of their own, and nothing says any more that they watch', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.goto('/watch.html')
  await page.getByRole('button', { name: shortOf(watched) }).click()
  await dialogOf(page).getByTestId('disconnect').click()
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Watch only' })).toHaveCount(0)
  await chooseWallet(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  await expect(dialogOf(page).getByTestId('account-send')).toBeVisible()
  await expect(dialogOf(page).getByTestId('watching-only')).toHaveCount(0)
})

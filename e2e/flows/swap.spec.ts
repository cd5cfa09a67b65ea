import { mockWallets, testAccounts } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { findViolations } from '../helpers/findViolations.ts'
import { connectWith, dialogOf, partFiles, seeDone, shortOf } from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'
/** Has tokens of the sandbox, and no other test sends from it, because tests run in parallel. */
const own = { ...mockWallets.alder, privateKeys: [testAccounts[3].privateKey] } as const

test('an account swaps one token for another on a real exchange, with the leave it needs, and sees it in balances and activity [W-14] [W-17] [W-19] [W-20]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  const dialog = dialogOf(page)
  const coffee = dialog.getByTestId('token').filter({ hasText: 'Coffee Points' })
  const dollars = dialog.getByTestId('token').filter({ hasText: 'Sandbox Dollar' })
  await expect(coffee).toContainText('CAFE')
  const [coffeeBefore, dollarsBefore] = [await coffee.textContent(), await dollars.textContent()]
  expect(scripts.some(url => partFiles.swap.test(url))).toBe(false)

  await dialog.getByTestId('account-swaps').click()
  await dialog.getByTestId('swap-from').click()
  expect(scripts.some(url => partFiles.swap.test(url))).toBe(true)
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Sandbox Dollar' }).click()
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Coffee Points' }).click()
  // No allowance is left for this amount: no other test spends dollars of this account.
  await dialog.getByTestId('swap-amount').fill('10')
  await expect(dialog.getByTestId('swap-got')).not.toHaveText('0')
  await dialog.getByTestId('swap-review').click()

  await dialog.getByTestId('swap-approve').click()
  await expect(dialog.getByTestId('swap-confirm')).toBeVisible({ timeout: 20_000 })
  await dialog.getByTestId('swap-confirm').click()
  await seeDone(dialog, 'Swapped', '10 SUSD for about')
  await dialog.getByTestId('swap-done').click()

  await expect(coffee).not.toHaveText(coffeeBefore ?? '')
  await expect(dollars).not.toHaveText(dollarsBefore ?? '')
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  const first = dialog.getByTestId('transaction').first()
  await expect(first).toContainText('10 SUSD')
  await expect(first).toContainText('CAFE')
})

test('what a wallet declines is not swapped, and a page that is left meanwhile does not swap it twice', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  const account = page.getByRole('button', { name: shortOf(await alder.address()) })
  await account.click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-swaps').click()
  // The native currency needs no approval.
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('swap-amount').fill('0.001')
  await dialog.getByTestId('swap-review').click()
  await expect(dialog.getByTestId('swap-confirm')).toBeVisible()
  await alder.setApproval('manual')
  await dialog.getByTestId('swap-confirm').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await alder.reject()
  await expect(dialog.getByRole('heading', { name: 'Nothing was swapped' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('@portico/openSwaps'))).not.toBeNull()

  await page.reload()
  await account.click()
  await dialog.getByTestId('account-swaps').click()
  await expect(dialog.getByText('We didn’t hear back from your wallet')).toBeVisible()
  await expect(dialog.getByTestId('swap-amount')).toHaveCount(0)
  await dialog.getByTestId('begin-anew').click()
  await expect(dialog.getByTestId('swap-amount')).toHaveValue('')
})

test('fee, price impact and slippage are in the form, and what the wallet asks for is shown when it is opened again [K-08]', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  const account = page.getByRole('button', { name: shortOf(await alder.address()) })
  await account.click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-swaps').click()
  await dialog.getByTestId('swap-to').click()
  await dialog.getByTestId('swap-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('swap-max-25').click()
  await expect(dialog.getByTestId('swap-amount')).toHaveValue(/^\d+(\.\d{1,8})?$/)
  await dialog.getByTestId('swap-amount').fill('0.001')
  await expect(dialog.getByTestId('swap-fee')).toContainText('ETH')
  await expect(dialog.getByTestId('swap-impact-value')).toContainText('%')
  await expect(dialog.getByTestId('swap-refresh')).toBeVisible()
  const least = dialog.getByTestId('swap-least')
  const before = await least.textContent()
  await dialog.getByTestId('swap-slippage').click()
  await dialog.getByTestId('swap-slippage-input').fill('3.5')
  await expect(least).not.toHaveText(before ?? '')
  expect(await findViolations(page, { within: 'portico-modal' })).toEqual([])
  await dialog.getByTestId('swap-review').click()
  await expect(dialog.getByTestId('swap-facts')).toContainText('3.5%')
  await alder.setApproval('manual')
  await dialog.getByTestId('swap-confirm').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await account.click()
  await dialog.getByTestId('account-swaps').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await alder.approve()
  await seeDone(dialog, 'Swapped', '0.001 ETH for about')
})

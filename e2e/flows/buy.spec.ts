import type { Locator, Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { connectWith, createFundedKey, dialogOf, partFiles, shortOf } from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'
const seller = new URL(addresses.onRamp).host

async function openBuying(page: Page, address: string): Promise<Locator> {
  await page.getByRole('button', { name: shortOf(address) }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-onramp').click()
  await expect(dialog.getByTestId('buy-token')).toContainText('SUSD')
  return dialog
}

/** The payment window, once it shows the provider's page. */
async function beginToPay(page: Page, dialog: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await dialog.getByTestId('buy-continue').click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Buy SUSD' })).toBeVisible()
  return popup
}

test('a visitor buys dollars for money, and has them among the tokens [W-24] [W-25] [E-12] [V-10]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const alder = await wallets.install({ ...mockWallets.alder, privateKeys: [await createFundedKey()] })
  await page.goto(playground)
  await connectWith(page, 'Alder')
  const address = await alder.address()
  await page.getByRole('button', { name: shortOf(address) }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByTestId('account-onramp')).toBeVisible()
  const dollars = dialog.getByTestId('token').filter({ hasText: 'Sandbox Dollar' })
  await expect(dialog.getByTestId('token').filter({ hasText: 'Ether' })).toBeVisible()
  await expect(dollars).toHaveCount(0)
  expect(scripts.some(url => partFiles.onramp.test(url))).toBe(false)

  await dialog.getByTestId('account-onramp').click()
  await dialog.getByTestId('buy-amount').fill('200')
  await expect(dialog.getByTestId('buy-quote')).toHaveText('198')
  await expect(dialog.getByText('$2', { exact: true })).toBeVisible()
  await expect(dialog.getByTestId('buy-continue')).toHaveText(`Continue to ${seller}`)
  expect(scripts.some(url => partFiles.onramp.test(url))).toBe(true)

  const popup = await beginToPay(page, dialog)
  await expect(popup.getByText(`200.00 dollars that nobody has to pay, for ${address}.`)).toBeVisible()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  await expect(dialog.getByRole('heading', { name: 'Waiting for your SUSD' })).toBeVisible()
  await popup.getByRole('button', { name: 'Pay' }).click()
  await expect(popup.getByText('Delivered.')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: '198 SUSD arrived' })).toBeVisible()
  await dialog.getByTestId('buy-done').click()
  await expect(dollars).toContainText('198')
})

test('a window that was closed half way, and a reload, leave a purchase that can be paid or left', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install({ ...mockWallets.alder, privateKeys: [await createFundedKey()] })
  await page.goto(playground)
  await connectWith(page, 'Alder')
  const address = await alder.address()
  const dialog = await openBuying(page, address)
  const popup = await beginToPay(page, dialog)
  await popup.close()
  await expect(dialog.getByText('The window was closed.')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: shortOf(address) }).click()
  await dialog.getByTestId('account-onramp').click()
  await expect(dialog.getByText(`If you’ve paid at ${seller}`)).toBeVisible()

  // By the link, in a new tab.
  const opening = page.waitForEvent('popup')
  await dialog.getByTestId('buy-open').click()
  const tab = await opening
  await tab.getByRole('button', { name: 'Pay' }).click()
  await expect(tab.getByText('Delivered.')).toBeVisible()
  await page.bringToFront()
  await expect(dialog.getByRole('heading', { name: '99 SUSD arrived' })).toBeVisible()
  await dialog.getByTestId('buy-done').click()

  // Another purchase, which is abandoned.
  await dialog.getByTestId('account-onramp').click()
  await beginToPay(page, dialog)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByTestId('buy-amount')).toBeVisible()
})

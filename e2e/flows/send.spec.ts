import { mockWallets, testAccounts } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { connectWith, dialogOf, partFiles, shortOf } from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'
/** Has tokens of the sandbox, and no other test sends from it, because tests run in parallel. */
const own = { ...mockWallets.alder, privateKeys: [testAccounts[1].privateKey] } as const
/** An unused address. */
const createReceiver = () =>
  `0x${Array.from(crypto.getRandomValues(new Uint8Array(20)), byte => byte.toString(16).padStart(2, '0')).join('')}`

test('an account sends its coin and a token, and sees both among its activity and in its balance [E-14] [V-10]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  const account = page.getByRole('button', { name: shortOf(await alder.address()) })
  await account.click()
  const dialog = dialogOf(page)
  const coffee = dialog.getByTestId('token').filter({ hasText: 'Coffee Points' })
  await expect(coffee).toContainText('$0.25')
  const before = await coffee.textContent()
  expect(scripts.some(url => partFiles.send.test(url))).toBe(false)

  // The native currency.
  const receiver = createReceiver()
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.25')
  await dialog.getByTestId('send-receiver').fill(receiver)
  await dialog.getByTestId('send-preview').click()
  expect(scripts.some(url => partFiles.send.test(url))).toBe(true)
  await expect(dialog.getByTestId('send-to')).toHaveText(receiver)
  await expect(dialog.getByTestId('send-warning-firstTime')).toBeVisible()
  await dialog.getByTestId('send-confirm').click()
  await expect(dialog.getByRole('heading', { name: 'On its way' })).toBeVisible()
  await dialog.getByTestId('send-done').click()
  await expect(page.getByText('0.25 ETH sent')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText('0.25 ETH')

  // A token to the same receiver, who is known now.
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-token').click()
  await dialog.getByTestId('send-choice').filter({ hasText: 'Coffee Points' }).click()
  await dialog.getByTestId('send-amount').fill('1.5')
  await dialog.getByTestId('send-recent').first().click()
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByTestId('send-to')).toHaveText(receiver)
  await expect(dialog.getByTestId('send-warning-firstTime')).toHaveCount(0)
  await dialog.getByTestId('send-confirm').click()
  await dialog.getByTestId('send-done').click()
  await expect(page.getByText('1.5 CAFE sent')).toBeVisible()
  await expect(coffee).not.toHaveText(before ?? '')
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText('1.5 CAFE')
})

test('what a wallet declines is not sent, and can be tried again', async ({ page, wallets }) => {
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.01')
  await dialog.getByTestId('send-receiver').fill(createReceiver())
  await dialog.getByTestId('send-preview').click()
  await alder.setApproval('manual')
  await dialog.getByTestId('send-confirm').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await alder.reject()
  await expect(dialog.getByRole('heading', { name: 'Nothing was sent' })).toBeVisible()
  await alder.setApproval('auto')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'On its way' })).toBeVisible()
})

import { mockWallets, testAccounts } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { findViolations } from '../helpers/findViolations.ts'
import { connectWith, dialogOf, partFiles, seeDone, shortOf } from '../helpers/kit.ts'

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
  await seeDone(dialog, 'Sent', '0.25 ETH to')
  await dialog.getByTestId('send-done').click()
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
  await seeDone(dialog, 'Sent', '1.5 CAFE to')
  await dialog.getByTestId('send-done').click()
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
  await seeDone(dialog, 'Sent', '0.01 ETH to')
})

test('a transfer that the wallet still asks for is shown when the dialog is opened again, and unknown after a reload [RD18]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  const account = page.getByRole('button', { name: shortOf(await alder.address()) })
  await account.click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  await expect(dialog.getByTestId('send-amount')).toBeFocused()
  await page.keyboard.type('0.02')
  await page.keyboard.press('Enter')
  await expect(dialog.getByTestId('send-receiver')).toBeFocused()
  const receiver = createReceiver()
  await page.keyboard.type(receiver)
  await page.keyboard.press('Enter')
  await expect(dialog.getByTestId('send-to')).toHaveText(receiver)
  await alder.setApproval('manual')
  await dialog.getByTestId('send-confirm').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()

  // Reopened: the same request, which ends in place.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await account.click()
  await dialog.getByTestId('account-send').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await expect(dialog.getByTestId('send-preview')).toHaveCount(0)
  await alder.approve()
  await seeDone(dialog, 'Sent', '0.02 ETH to')
  await dialog.getByTestId('send-done').click()

  // A reload while the wallet asks: the outcome is unknown until the visitor says otherwise.
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.03')
  await dialog.getByTestId('send-recent').first().click()
  await dialog.getByTestId('send-preview').click()
  await dialog.getByTestId('send-confirm').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Alder' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('@portico/openSends'))).not.toBeNull()
  await page.reload()
  await account.click()
  await dialog.getByTestId('account-send').click()
  await expect(dialog.getByText('It may have been sent')).toBeVisible()
  await expect(dialog.getByText('0.03 ETH')).toBeVisible()
  await expect(dialog.getByTestId('send-amount')).toHaveCount(0)
  expect(await findViolations(page, { within: 'portico-modal' })).toEqual([])
  await dialog.getByTestId('begin-anew').click()
  await expect(dialog.getByTestId('send-amount')).toHaveValue('')
})

test('the form takes digits only, shares of the balance, and says at the field whom nothing can be sent to', async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(own)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-send').click()
  const amount = dialog.getByTestId('send-amount')
  await amount.pressSequentially('1e,5.2.5')
  await expect(amount).toHaveValue('15.25')
  await dialog.getByTestId('send-max').click()
  await expect(amount).toHaveValue(/^\d+(\.\d{1,8})?$/)
  await dialog.getByTestId('send-max-25').click()
  await expect(amount).toHaveValue(/^\d+(\.\d{1,8})?$/)
  // The longest amount still fits.
  await amount.fill('1234.567891234567891234')
  const box = await amount.boundingBox()
  const card = await dialog.locator('.card').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0))
  await amount.fill('0.01')
  const receiver = dialog.getByTestId('send-receiver')
  await receiver.fill('nobody-has-this.eth')
  await expect(dialog.getByText('No one owns nobody-has-this.eth')).toBeVisible()
  expect(await findViolations(page, { within: 'portico-modal' })).toEqual([])
  await receiver.fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
  await expect(dialog.getByText('That is a Bitcoin address')).toBeVisible()
  await expect(dialog.getByTestId('send-preview')).toBeDisabled()
  await receiver.fill(createReceiver())
  await amount.focus()
  await expect(dialog.getByTestId('send-whole')).toBeVisible()
  expect(await findViolations(page, { within: 'portico-modal' })).toEqual([])
})

import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { type Address, parseEther } from 'viem'
import {
  chainOne,
  connectWith,
  createFundedKey,
  dialogOf,
  partFiles,
  seeDone,
  shortOf,
} from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'
const zone = 'sandbox.example'
/** A unique name for each run. */
const createLabel = () => `e2e-${crypto.randomUUID().slice(0, 8)}`
/** As the account button shortens it. */
const shorten = (name: string) => `${name.slice(0, 17)}…`

test('an account registers a name, goes by it at once and after a reload, and others send to it [W-22] [W-23] [V-10]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const birch = await wallets.install({ ...mockWallets.birch, privateKeys: [await createFundedKey()] })
  const elm = await wallets.install({ ...mockWallets.elm, privateKeys: [await createFundedKey()] })
  const label = createLabel()
  const name = `${label}.${zone}`
  await page.goto(playground)
  await connectWith(page, 'Birch')
  const owner = (await birch.address()) as Address
  await page.getByRole('button', { name: shortOf(owner) }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-choose-name').waitFor()
  expect(scripts.some(url => partFiles.names.test(url))).toBe(false)
  await dialog.getByTestId('account-choose-name').click()
  await dialog.getByTestId('name-begin').click()
  expect(scripts.some(url => partFiles.names.test(url))).toBe(true)

  // An invalid name, and an available one.
  const status = dialog.getByTestId('name-status')
  await dialog.getByTestId('name-input').fill('abc')
  await expect(status).toHaveText('Use at least 4 characters.')
  await dialog.getByTestId('name-input').fill(label)
  await expect(status).toHaveText(`${name} is available`)

  // Rejected first, then signed.
  await birch.setApproval('manual')
  await dialog.getByTestId('name-register').click()
  await expect(dialog.getByRole('heading', { name: 'Confirm in Birch' })).toBeVisible()
  await birch.reject()
  await expect(dialog.getByRole('alert')).toHaveText(
    'You rejected the request in your wallet. Nothing was registered.',
  )
  await birch.setApproval('auto')
  await dialog.getByTestId('name-register').click()
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible()
  await dialog.getByTestId('name-done').click()
  await expect(dialog.getByTestId('account-wallets')).toBeVisible()
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(dialog.getByTestId('account-choose-name')).toHaveCount(0)
  await page.reload()
  const button = page.getByRole('button', { name: shorten(name) })
  await button.click()
  await dialog.getByTestId('disconnect').click()
  await dialog.waitFor({ state: 'detached' })

  // Another account types the start of the name, and sends.
  await connectWith(page, 'Elm')
  await page.getByRole('button', { name: shortOf(await elm.address()) }).click()
  await dialog.getByTestId('account-send').click()
  await dialog.getByTestId('send-amount').fill('0.5')
  await dialog.getByTestId('send-receiver').fill(label)
  await dialog.getByTestId('send-suggested').click()
  await expect(dialog.getByTestId('send-found')).toHaveText(new RegExp(owner, 'i'))
  await dialog.getByTestId('send-preview').click()
  await expect(dialog.getByTestId('send-to')).toHaveText(new RegExp(owner, 'i'))
  await dialog.getByTestId('send-confirm').click()
  await seeDone(dialog, 'Sent', '0.5 ETH to')
  const balance = () => chainOne.getBalance({ address: owner })
  await expect.poll(balance).toBe(parseEther('100.5'))
})

test('a name whose answer is lost on its way is registered all the same; one that is taken has others beside it [W-22] [W-23]', async ({
  page,
  wallets,
}) => {
  const birch = await wallets.install({ ...mockWallets.birch, privateKeys: [await createFundedKey()] })
  const elm = await wallets.install({ ...mockWallets.elm, privateKeys: [await createFundedKey()] })
  const label = createLabel()
  const name = `${label}.${zone}`
  await page.goto(playground)
  await connectWith(page, 'Birch')
  await page.getByRole('button', { name: shortOf(await birch.address()) }).click()
  const dialog = dialogOf(page)
  await dialog.getByTestId('account-choose-name').click()
  await dialog.getByTestId('name-begin').click()
  await dialog.getByTestId('name-input').fill(label)
  await expect(dialog.getByTestId('name-status')).toHaveText(`${name} is available`)
  const registering = (url: URL) => url.pathname === '/v1/profile/account'
  await page.route(registering, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    expect((await route.fetch()).status()).toBe(200)
    await route.abort()
  })
  await dialog.getByTestId('name-register').click()
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible()
  await page.unroute(registering)
  await dialog.getByTestId('name-done').click()
  await dialog.getByTestId('disconnect').click()
  await dialog.waitFor({ state: 'detached' })

  await connectWith(page, 'Elm')
  await page.getByRole('button', { name: shortOf(await elm.address()) }).click()
  await dialog.getByTestId('account-choose-name').click()
  await dialog.getByTestId('name-begin').click()
  await dialog.getByTestId('name-input').fill(label)
  await expect(dialog.getByTestId('name-status')).toHaveText(`${name} is taken.`)
  await expect(dialog.getByTestId('name-register')).toBeDisabled()
  await dialog.getByTestId('name-suggestion').first().click()
  await expect(dialog.getByTestId('name-status')).toHaveText(/ is available$/)
})

import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { chooseWallet, connectButtonOf, dialogOf, waitForHydration, waitUntilClosed } from '../helpers/kit.ts'
import { copyUri, test } from '../helpers/remote.ts'

/** Connects up to the sign-in prompt. */
async function choose(page: Page) {
  await waitForHydration(page)
  await connectButtonOf(page).click()
  await chooseWallet(page, 'Alder')
}

const members = `${addresses.next}/members`

test('a visitor signs in with a wallet, reads what the server keeps for members, and signs out [T-06] [T-07]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.goto(members)
  await expect(page.getByTestId('secret')).toHaveCount(0)
  await choose(page)
  await expect(dialogOf(page).getByRole('document', { name: 'Message to sign' })).toContainText(
    'Sign in to read on.',
  )
  await dialogOf(page).getByTestId('sign-in').click()
  await expect(page.getByTestId('secret')).toContainText(await alder.address(), { ignoreCase: true })
  await waitUntilClosed(page)

  await page.reload()
  await expect(page.getByTestId('secret')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByTestId('secret')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})

test('a visitor who does not want to sign in is disconnected; until then the card cannot be closed [T-08] [T-09] [SX13]', async ({
  page,
  wallets,
}) => {
  await wallets.install(mockWallets.alder)
  await page.goto(members)
  await choose(page)
  const cancel = dialogOf(page).getByRole('button', { name: 'Cancel and disconnect' })
  await cancel.waitFor()
  await page.keyboard.press('Escape')
  await expect(cancel).toBeVisible()
  await cancel.click()
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await expect(page.getByTestId('secret')).toHaveCount(0)
})

test('a wallet on another device connects and signs in with one tap [T-06] [R-13]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet({ authentication: true })
  await page.goto(members)
  await waitForHydration(page)
  await wallet.pair(await copyUri(page))
  const request = await wallet.nextAuthentication()
  expect(request.message).toContain('Sign in to read on.')
  await request.approve()
  const [address = ''] = wallet.getAddresses('eip155')
  await expect(page.getByTestId('secret')).toContainText(address, { ignoreCase: true })
  await waitUntilClosed(page)
  // No request was made.
  expect(wallet.getState().history).toEqual([])
})

test('a wallet on another device that only connects is asked to sign in then [T-06] [R-13]', async ({
  page,
  createWallet,
}) => {
  const wallet = createWallet()
  await page.goto(members)
  await waitForHydration(page)
  await wallet.pair(await copyUri(page))
  await (await wallet.nextProposal()).approve()
  await dialogOf(page).getByTestId('sign-in').click()
  await (await wallet.nextRequest()).approve()
  const [address = ''] = wallet.getAddresses('eip155')
  await expect(page.getByTestId('secret')).toContainText(address, { ignoreCase: true })
  await waitUntilClosed(page)
})

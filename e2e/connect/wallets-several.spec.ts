import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import {
  chooseWallet,
  connectWith,
  dialogOf,
  recordComplaints,
  shortOf,
  waitForServices,
  waitUntilClosed,
} from '../helpers/kit.ts'

const { alder, birch, elm, dogwood } = mockWallets

/** The config service leaves the multi-wallet feature to the page, or sets it. */
const decide = (page: Page, isEnabled: boolean) =>
  page.route('**/appkit/v1/config*', async route => {
    const answer = await route.fetch()
    const { features } = await answer.json()
    const several = { id: 'multi_wallet', isEnabled, config: [] }
    await route.fulfill({ response: answer, json: { features: [several, ...features] } })
  })

const addressOf = (page: Page, family: string) =>
  page.getByRole('region', { name: family }).getByTestId('address')

const activeOf = (page: Page) => dialogOf(page).locator('.active-wallet')
const rowOf = (page: Page, { rdns }: { readonly rdns: string }) =>
  dialogOf(page).getByTestId(`connection-${rdns}`)

async function openWallets(page: Page, address: string): Promise<void> {
  await page.locator('.portico-button', { hasText: shortOf(address) }).click()
  await dialogOf(page).getByTestId('account-wallets').click()
}

test('several wallets of several families are added, switched, disconnected and forgotten in one list [T-01] [T-03] [T-04]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  await decide(page, true)
  const first = await wallets.install(alder)
  const second = await wallets.install(birch)
  const solana = await wallets.install({ ...elm, namespace: 'solana' })
  await page.goto('/families.html')
  await connectWith(page, alder.name)
  await openWallets(page, await first.address())
  const dialog = dialogOf(page)

  await dialog.getByTestId('add-wallet').click()
  // Only the wallets of the tab's family.
  await expect(dialog.getByRole('button', { name: new RegExp(`^${elm.name}`) })).toHaveCount(0)
  await chooseWallet(page, birch.name)
  await expect(activeOf(page)).toContainText(birch.name)
  await expect(addressOf(page, 'EVM')).toHaveText(await second.address())

  await rowOf(page, alder).click()
  await expect(activeOf(page)).toContainText(alder.name)
  await expect(addressOf(page, 'EVM')).toHaveText(await first.address())

  await dialog.getByRole('tab', { name: 'Solana' }).click()
  await expect(dialog).toContainText('No Solana wallet connected')
  await dialog.getByTestId('add-wallet').click()
  await chooseWallet(page, elm.name)
  await expect(dialog.getByRole('tab', { name: 'Solana' })).toHaveAttribute('aria-selected', 'true')
  await expect(activeOf(page)).toContainText(elm.name)
  await expect(addressOf(page, 'Solana')).toHaveText(await solana.address())
  await expect(addressOf(page, 'EVM')).toHaveText(await first.address())

  await dialog.getByRole('tab', { name: 'EVM' }).click()
  await dialog.getByRole('button', { name: `Disconnect ${birch.name}` }).click()
  await expect(dialog.getByText('Recently connected')).toBeVisible()
  await expect(addressOf(page, 'EVM')).toHaveText(await first.address())
  await rowOf(page, birch).click()
  await expect(activeOf(page)).toContainText(birch.name)
  await dialog.getByTestId('disconnect-active').click()
  await expect(activeOf(page)).toHaveCount(0)
  await expect(addressOf(page, 'EVM')).toHaveText('disconnected')
  await expect(rowOf(page, alder)).toBeVisible()
  await dialog.getByRole('button', { name: `Remove ${birch.name}` }).click()
  await expect(rowOf(page, birch)).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Disconnect all wallets' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect(addressOf(page, 'Solana')).toHaveText('disconnected')
  await page.reload()
  await expect(addressOf(page, 'EVM')).toHaveText('disconnected')
})

test('the account for ordinals is chosen in the list, and is the one after a reload [K-11]', async ({
  page,
  wallets,
}) => {
  const bitcoin = await wallets.install({ ...dogwood, namespace: 'bip122' })
  await page.goto('/families.html')
  await page.getByRole('region', { name: 'Bitcoin' }).getByRole('button', { name: 'Connect' }).click()
  await chooseWallet(page, dogwood.name)
  await waitUntilClosed(page)
  const payment = await bitcoin.address()
  await expect(addressOf(page, 'Bitcoin')).toHaveText(payment)
  await openWallets(page, payment)
  await dialogOf(page)
    .getByRole('button', { name: /^Ordinals/ })
    .click()
  await expect(addressOf(page, 'Bitcoin')).not.toHaveText(payment)
  const ordinal = (await addressOf(page, 'Bitcoin').textContent()) ?? ''
  await page.reload()
  await expect(
    page.getByRole('region', { name: 'Bitcoin' }).getByRole('button', { name: 'Disconnect' }),
  ).toBeVisible()
  await expect(addressOf(page, 'Bitcoin')).toHaveText(ordinal)
})

test('a page that wants several wallets where the service does not says so in the console only [R-10]', async ({
  page,
  wallets,
}) => {
  await decide(page, false)
  await wallets.install(alder)
  const complaints = recordComplaints(page)
  await page.goto('/?multiWallet=on')
  await connectWith(page, alder.name)
  await openWallets(page, (await addressOfKit(page)) ?? '')
  await waitForServices(page)
  await expect.poll(() => complaints.filter(text => text.includes('multiWallet'))).toHaveLength(1)
  await expect(dialogOf(page).getByTestId('add-wallet')).toHaveCount(0)
  await expect(page.locator('portico-modal .developer-note')).toHaveCount(0)
})

const addressOfKit = (page: Page) =>
  page.evaluate(() => {
    const { accounts } = window.portico?.store.get() ?? {}
    return accounts?.eip155?.status === 'connected' ? accounts.eip155.address : undefined
  })

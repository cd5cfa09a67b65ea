import type { Page } from '@playwright/test'
import { testAccounts } from '@portico/sandbox/chain'
import { mockWallets } from '@portico/testing'
import { expect } from '@portico/testing/playwright'
import { chooseWallet, connectButtonOf, dialogOf, shortOf } from '../helpers/kit.ts'
import {
  accountButtonOf,
  connectRemote,
  copyShownUri,
  copyUri,
  networkButtonOf,
  playground,
  sign,
  test,
} from '../helpers/remote.ts'

const allowSeveral = (page: Page) =>
  page.route('**/appkit/v1/config*', async route => {
    const answer = await route.fetch()
    const { features } = await answer.json()
    const several = { id: 'multi_wallet', isEnabled: true, config: [] }
    await route.fulfill({ response: answer, json: { features: [several, ...features] } })
  })

test('a remote wallet joins the one that is there, and the list shows both [C-02]', async ({
  page,
  wallets,
  createWallet,
}) => {
  test.setTimeout(120_000)
  const alder = await wallets.install(mockWallets.alder)
  const remote = createWallet()
  await allowSeveral(page)
  await page.clock.install()
  await page.goto(playground)
  await connectButtonOf(page).click()
  await chooseWallet(page, 'Alder')
  await page.locator('.portico-button', { hasText: shortOf(await alder.address()) }).click()
  await dialogOf(page).getByTestId('account-wallets').click()
  await dialogOf(page).getByTestId('add-wallet').click()
  await chooseWallet(page, 'WalletConnect')
  await remote.pair(await copyShownUri(page))
  const proposal = await remote.nextProposal()
  // The clock is paused until the brief message was read.
  await page.clock.pauseAt(Date.now() + 10_000)
  await proposal.approve()
  await expect(page.getByText('Wallet added')).toBeVisible()
  await page.clock.resume()
  await expect(dialogOf(page).getByText('Alder')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(accountButtonOf(page, remote)).toBeVisible()
})

test('a remote wallet that stands by does so after a reload, and can be turned to [T-02]', async ({
  page,
  wallets,
  createWallet,
}) => {
  test.setTimeout(120_000)
  const alder = await wallets.install(mockWallets.alder)
  const remote = createWallet()
  await allowSeveral(page)
  await page.goto(playground)
  await connectRemote(page, remote)
  await accountButtonOf(page, remote).click()
  await dialogOf(page).getByTestId('account-wallets').click()
  await dialogOf(page).getByTestId('add-wallet').click()
  await chooseWallet(page, 'Alder')
  const alderButton = page.locator('.portico-button', { hasText: shortOf(await alder.address()) })
  await expect(alderButton).toBeVisible()
  await page.reload()
  await alderButton.click()
  await dialogOf(page).getByTestId('account-wallets').click()
  const [address = ''] = remote.getAddresses('eip155')
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(shortOf(address)) })
    .click()
  await page.keyboard.press('Escape')
  await expect(accountButtonOf(page, remote)).toBeVisible()
  await sign(page, remote, 'After standing by')
})

test('two remote wallets stand beside each other, also after a reload, and each signs [T-02]', async ({
  page,
  createWallet,
}) => {
  test.setTimeout(120_000)
  const phone = createWallet({ accounts: { eip155: [testAccounts[3].privateKey] } })
  const tablet = createWallet({ accounts: { eip155: [testAccounts[5].privateKey] } })
  await allowSeveral(page)
  await page.goto(playground)
  await connectRemote(page, phone)
  await accountButtonOf(page, phone).click()
  await dialogOf(page).getByTestId('account-wallets').click()
  await dialogOf(page).getByTestId('add-wallet').click()
  await chooseWallet(page, 'WalletConnect')
  await tablet.pair(await copyShownUri(page))
  await (await tablet.nextProposal()).approve()
  await expect(accountButtonOf(page, tablet)).toBeVisible()
  await page.keyboard.press('Escape')
  await sign(page, tablet, 'On the tablet')
  await page.reload()
  await accountButtonOf(page, tablet).click()
  await dialogOf(page).getByTestId('account-wallets').click()
  const [address = ''] = phone.getAddresses('eip155')
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(shortOf(address)) })
    .click()
  await page.keyboard.press('Escape')
  await expect(accountButtonOf(page, phone)).toBeVisible()
  await sign(page, phone, 'On the phone')
})

test('networks that a wallet did not approve say so', async ({ page, createWallet }) => {
  const remote = createWallet()
  await page.goto(playground)
  await remote.pair(await copyUri(page))
  const [address = ''] = remote.getAddresses('eip155')
  await (await remote.nextProposal()).approve({
    eip155: {
      chains: ['eip155:31337'],
      accounts: [`eip155:31337:${address}`],
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
    },
  })
  await expect(accountButtonOf(page, remote)).toBeVisible()
  await networkButtonOf(page, 'Anvil One').click()
  const row = dialogOf(page).getByRole('button', { name: /Anvil Two/ })
  await expect(row).toBeDisabled()
  await expect(row).toContainText('Your wallet didn’t approve this network')
})

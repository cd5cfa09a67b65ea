import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect } from '@portico/testing/playwright'
import { chooseWallet, connectWith, dialogOf, shortOf } from '../helpers/kit.ts'
import { connectRemote, copyShownUri, test } from '../helpers/remote.ts'

const addOf = (page: Page) => dialogOf(page).getByTestId('add-wallet')

/** Records toasts from now on, because they are brief. */
async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  const shown = await page.evaluateHandle(() => {
    const toasts = new Set<{ readonly message: string }>()
    const { store } = window.portico ?? {}
    store?.subscribe(() => {
      for (const toast of store.get().toasts.visible) toasts.add(toast)
    })
    return toasts
  })
  return () => shown.evaluate(toasts => [...toasts].map(({ message }) => message))
}

test.beforeEach(async ({ page }) => {
  await page.route('**/appkit/v1/config*', async route => {
    const answer = await route.fetch()
    const { features } = await answer.json()
    const several = { id: 'multi_wallet', isEnabled: true, config: [] }
    await route.fulfill({ response: answer, json: { features: [several, ...features] } })
  })
})

test('wallets that have to wait for the remote one to leave say so, and keys still reach them [X-07]', async ({
  page,
  createWallet,
}) => {
  // Where the site allows one wallet at a time.
  await page.unroute('**/appkit/v1/config*')
  await page.goto('/?networks=anvilOne~anvilTwo')
  await connectRemote(page, createWallet())
  await page.evaluate(() => {
    const { portico, porticoActions } = window
    if (portico) porticoActions?.openModal(portico, { view: 'AllWallets' })
  })
  await expect(dialogOf(page)).toContainText('A remote wallet is already connected.')

  const cells = dialogOf(page).getByRole('gridcell').getByRole('button')
  const [first, second] = [cells.nth(0), cells.nth(1)]
  await expect(first).toHaveAccessibleName(/A remote wallet is already connected/)
  await expect(first).toHaveAttribute('aria-disabled', 'true')
  await dialogOf(page).getByTestId('wallet-search').focus()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused({ timeout: 100 })
  }).toPass()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveAccessibleName('All wallets')
  await expect(second).toBeFocused()
})

test('that a wallet was added is said once, not again on the way back [C-02]', async ({
  page,
  wallets,
  createWallet,
}) => {
  const alder = await wallets.install(mockWallets.alder)
  const remote = createWallet()
  await page.goto('/?networks=anvilOne~anvilTwo')
  await connectWith(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  await dialogOf(page).getByTestId('account-wallets').click()
  await addOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  const uri = await copyShownUri(page)
  const getShown = await recordToasts(page)
  await remote.pair(uri)
  await (await remote.nextProposal()).approve()

  await expect.poll(getShown).toEqual(['Wallet added'])
  await addOf(page).click()
  await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  // Once the next view is open, the previous one has shown its toast.
  await addOf(page).click()
  await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
  expect(await getShown()).toEqual(['Wallet added'])
})

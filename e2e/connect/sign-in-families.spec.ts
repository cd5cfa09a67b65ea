import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { createEmail, enterCode } from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { clickUntilGone, dialogOf, waitUntilClosed } from '../helpers/kit.ts'
import { readSignedIn } from '../helpers/readSignedIn.ts'
import { copyUri, test as paired } from '../helpers/remote.ts'
import { readToEnd } from '../helpers/vaultRequest.ts'

const families = {
  Solana: { ...mockWallets.birch, namespace: 'solana' },
  Bitcoin: { ...mockWallets.dogwood, namespace: 'bip122' },
  Polkadot: { ...mockWallets.cedar, namespace: 'polkadot' },
  Cosmos: { ...mockWallets.elm, namespace: 'cosmos' },
} as const

async function choose(page: Page, family: string): Promise<void> {
  await page.getByRole('region', { name: family }).getByRole('button', { name: 'Connect' }).click()
  await dialogOf(page).locator('[data-testid^="wallet-"]').first().click()
}

test('wallets of Solana, Bitcoin, Polkadot and Cosmos sign in, the server knows each by its own key, and all sign out at once [T-06] [T-07]', async ({
  page,
  wallets,
}) => {
  const handles = []
  for (const wallet of Object.values(families)) {
    handles.push({ namespace: wallet.namespace, wallet: await wallets.install(wallet) })
  }
  await page.goto('/families.html?signIn=required')
  for (const family of Object.keys(families)) {
    await choose(page, family)
    await dialogOf(page).getByTestId('sign-in').click()
    await waitUntilClosed(page)
  }
  const owners = await Promise.all(
    handles.map(async ({ namespace, wallet }) => `${namespace}:${await wallet.address()}`),
  )
  expect([...(await readSignedIn(page))].sort()).toEqual(owners.sort())

  await page.locator('.portico-button', { hasText: '…' }).click()
  await dialogOf(page).getByTestId('account-settings').click()
  await dialogOf(page).getByTestId('account-sign-ins').click()
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(4)
  await dialogOf(page).getByTestId('sign-out-all').click()
  await expect.poll(() => readSignedIn(page)).toEqual([])
})

test('a visitor who does not sign in stays connected where the site does not insist [T-08]', async ({
  page,
  wallets,
}) => {
  await wallets.install(families.Solana)
  await page.goto('/families.html?signIn=optional')
  await choose(page, 'Solana')
  await dialogOf(page).getByRole('button', { name: 'Not now' }).click()
  await waitUntilClosed(page)
  const card = page.getByRole('region', { name: 'Solana' })
  await expect(card.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await readSignedIn(page)).toEqual([])
})

paired(
  'a visitor with a wallet on another device who does not sign in stays connected, and is not asked again [T-08] [R-13]',
  async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto('/families.html?signIn=optional')
    await wallet.pair(await copyUri(page))
    await (await wallet.nextProposal()).approve()
    await dialogOf(page).getByRole('button', { name: 'Not now' }).click()
    await waitUntilClosed(page)
    const address = page.getByRole('region', { name: 'EVM' }).getByTestId('address')
    await expect(address).toHaveText(/^0x/)
    await page.reload()
    await expect(address).toHaveText(/^0x/)
    await expect(dialogOf(page)).toHaveCount(0)
    expect(await readSignedIn(page)).toEqual([])
    expect(wallet.getState().history).toEqual([])
  },
)

for (const [family, query] of [
  ['eip155', ''],
  ['solana', '&network=solana'],
] as const) {
  test(`a login by mail signs in on ${family} with one press in the vault, no window and no step of the dialog [T-06] [T-07] [E-05]`, async ({
    page,
  }) => {
    await page.goto(`/email.html?signIn=required${query}`)
    let windows = 0
    page.context().on('page', () => void windows++)
    await enterCode(page, createEmail())
    // It is the first prompt of the vault since the page was loaded.
    const vault = vaultFrameOf(page).contentFrame()
    const sign = vault.getByRole('button', { name: 'Sign', exact: true })
    await sign.waitFor()
    // On EVM networks the login itself includes the message: the page has no account before it is signed.
    if (family === 'eip155')
      await expect(page.getByRole('region', { name: 'EVM' }).getByTestId('address')).not.toHaveText(/^0x/)
    await readToEnd(vault)
    await expect(sign).toHaveAttribute('aria-disabled', 'false')
    await sign.press('Enter')
    await waitUntilClosed(page)
    expect(windows).toBe(0)
    expect(await readSignedIn(page)).toMatchObject([expect.stringContaining(`${family}:`)])
  })
}

test('who says no to the vault stays connected where the site does not insist', async ({ page }) => {
  await page.goto('/email.html?signIn=optional')
  await enterCode(page, createEmail())
  const reject = vaultFrameOf(page).contentFrame().getByRole('button', { name: 'Reject' })
  await reject.waitFor()
  await clickUntilGone(reject)
  await waitUntilClosed(page)
  await expect(page.getByRole('region', { name: 'EVM' }).getByTestId('address')).toHaveText(/^0x/)
  expect(await readSignedIn(page)).toEqual([])
})

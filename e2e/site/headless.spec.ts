import { expect } from '@portico/testing/playwright'
import { test } from '../helpers/remote.ts'

test('a page with views of its own lists wallets, searches them and switches networks [W-07]', async ({
  page,
}) => {
  await page.goto('/headless.html')
  const wallets = page.getByRole('region', { name: 'Wallets' })
  await expect(wallets.getByRole('listitem').first()).toBeVisible()
  await wallets.getByLabel('Search').fill('metamask')
  await expect(wallets.getByRole('listitem')).toHaveText(['MetaMask'])

  const networks = page.getByRole('region', { name: 'Networks' })
  await networks.getByRole('button', { name: 'Anvil Two' }).click()
  await expect(networks.getByRole('heading')).toHaveText('Anvil Two, disconnected')
  await expect(networks.getByTestId('switching')).toHaveText('success')
})

test('a remote wallet answers a code that the page drew itself [C-02]', async ({ page, createWallet }) => {
  const wallet = createWallet()
  await page.goto('/headless.html')
  await page.getByRole('button', { name: 'Show a code' }).click()
  const code = page.getByTestId('code')
  await expect(code).toHaveAttribute('data-status', 'ready')
  await wallet.pair((await code.textContent()) ?? '')
  await (await wallet.nextProposal()).approve()
  await expect(page.getByRole('region', { name: 'Networks' }).getByRole('heading')).toHaveText(/, connected$/)
})

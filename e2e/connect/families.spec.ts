import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { dialogOf, waitUntilClosed } from '../helpers/kit.ts'

const families = ['EVM', 'Solana', 'Bitcoin', 'Polkadot', 'Cosmos'] as const
type FamilyName = (typeof families)[number]

const cardOf = (page: Page, family: FamilyName) => page.getByRole('region', { name: family })
const addressOf = (page: Page, family: FamilyName) => cardOf(page, family).getByTestId('address')

/** A wallet of each family with a different name, so that each has its own row. */
async function installAll(wallets: Parameters<Parameters<typeof test>[2]>[0]['wallets']) {
  return {
    EVM: await wallets.install(mockWallets.alder),
    Solana: await wallets.install({ ...mockWallets.birch, namespace: 'solana' }),
    Bitcoin: await wallets.install({ ...mockWallets.dogwood, namespace: 'bip122' }),
    Polkadot: await wallets.install({ ...mockWallets.cedar, namespace: 'polkadot' }),
    Cosmos: await wallets.install({ ...mockWallets.elm, namespace: 'cosmos' }),
  }
}

async function connect(page: Page, family: FamilyName): Promise<void> {
  await cardOf(page, family).getByRole('button', { name: 'Connect' }).click()
  await dialogOf(page).locator('[data-testid^="wallet-"]').first().click()
  await expect(cardOf(page, family).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await waitUntilClosed(page)
}

test('connects wallets of every family at once, signs in each, and finds them again after a reload [C-07] [C-08] [C-09] [C-10] [T-02]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const handles = await installAll(wallets)
  await page.goto('/families.html')
  for (const family of families) await connect(page, family)
  const shown = async () =>
    Object.fromEntries(
      await Promise.all(families.map(async family => [family, await addressOf(page, family).textContent()])),
    )
  const addresses = await shown()
  for (const family of families) expect(addresses[family]).toBe(await handles[family].address())

  for (const family of families) {
    const card = cardOf(page, family)
    await card.getByRole('button', { name: 'Sign' }).click()
    await expect(card.locator('output[data-status="done"]')).not.toBeEmpty()
    await expect(card.getByTestId('balance')).not.toBeEmpty()
  }

  await page.reload()
  for (const family of families) {
    await expect(cardOf(page, family).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  }
  expect(await shown()).toEqual(addresses)
})

test('leaves the others alone when one wallet changes its account or is disconnected [T-03]', async ({
  page,
  wallets,
}) => {
  const handles = await installAll(wallets)
  await page.goto('/families.html')
  for (const family of families) await connect(page, family)
  const before = await addressOf(page, 'Solana').textContent()
  const others = ['EVM', 'Bitcoin', 'Polkadot', 'Cosmos'] as const
  const kept = await Promise.all(others.map(family => addressOf(page, family).textContent()))

  await handles.Solana.switchAccount(1)
  await expect(addressOf(page, 'Solana')).not.toHaveText(before ?? '')
  await expect(addressOf(page, 'Solana')).toHaveText(await handles.Solana.address())
  expect(await Promise.all(others.map(family => addressOf(page, family).textContent()))).toEqual(kept)

  await cardOf(page, 'Solana').getByRole('button', { name: 'Disconnect' }).click()
  await expect(addressOf(page, 'Solana')).toHaveText('disconnected')
  expect(await Promise.all(others.map(family => addressOf(page, family).textContent()))).toEqual(kept)
  await page.reload()
  for (const family of others) {
    await expect(cardOf(page, family).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  }
  await expect(addressOf(page, 'Solana')).toHaveText('disconnected')
})

test('shows a wallet of several families once and asks which one to connect [C-15]', async ({
  page,
  wallets,
}) => {
  await wallets.install(mockWallets.alder)
  const solana = await wallets.install({ ...mockWallets.alder, namespace: 'solana' })
  await page.goto('/families.html')
  await page.locator('.portico-button').first().click()
  const row = dialogOf(page).getByRole('button', { name: new RegExp(`^${mockWallets.alder.name}`) })
  await expect(row).toHaveCount(1)
  await row.click()
  await dialogOf(page).getByTestId('family-solana').click()
  await expect(addressOf(page, 'Solana')).toHaveText(await solana.address())
  await expect(addressOf(page, 'EVM')).toHaveText('disconnected')
})

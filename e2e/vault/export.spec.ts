import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { readCosmosKey } from '../../apps/vault/test/readCosmosKey.ts'
import { readPolkadotSeed } from '../../apps/vault/test/readPolkadotSeed.ts'
import { readSolanaKey } from '../../apps/vault/test/readSolanaKey.ts'
import { readWif } from '../../apps/vault/test/readWif.ts'
import { code } from '../helpers/vaultServices.ts'
import { askWell, expect, login, test } from '../helpers/vaultSite.ts'

const solana = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

async function reveal(popup: Page, name: string) {
  const item = popup.getByRole('listitem').filter({ hasText: name })
  await expect(item.locator('.secret')).toBeHidden()
  await item.getByRole('button', { name: `Show: ${name}` }).click()
  await expect(item.locator('.secret')).toBeVisible()
  return (await item.locator('.secret').textContent()) ?? ''
}

test('keys are exported in the window after a new code, and other libraries find the same addresses with them [KS09]', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  const { p: user } = await askWell(page, 'GET_USER', { chainId: solana })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Login methods, devices and keys' }).click(),
  ])
  await popup.getByRole('button', { name: 'Export keys' }).click()
  await popup.getByRole('textbox', { name: 'Code' }).fill(code)
  await expect(popup.getByText('Anyone who sees one of these can take everything.')).toBeVisible()
  await expect(popup.getByText(address)).toBeVisible()

  const key = await reveal(popup, 'Ethereum (EVM) private key')
  expect(privateKeyToAccount(key as Hex).address).toBe(address)
  const words = await reveal(popup, 'Recovery phrase')
  expect(mnemonicToAccount(words).address).toBe(address)
  const pair = await reveal(popup, 'Solana private key')
  expect(user).toMatchObject({ address: await readSolanaKey(pair) })
  // The other families from the same root, whether the site uses them or not.
  for (const [name, kind] of [
    ['Bitcoin (SegWit)', 'p2wpkh'],
    ['Bitcoin (Taproot)', 'p2tr'],
  ] as const)
    await expect(popup.getByText(readWif(await reveal(popup, `${name} private key`), kind))).toBeVisible()
  const cosmos = await reveal(popup, 'Cosmos private key')
  await expect(popup.getByText(await readCosmosKey(cosmos))).toBeVisible()
  const seed = await reveal(popup, 'Polkadot private key')
  await expect(popup.getByText(readPolkadotSeed(seed))).toBeVisible()

  // Hidden again by a click, and copied only on request, with a warning.
  await popup.getByRole('button', { name: 'Hide: Recovery phrase' }).click()
  await expect(popup.getByText(words)).toHaveCount(0)
  await popup.getByRole('button', { name: 'Copy: Recovery phrase' }).click()
  await expect(popup.getByText(/^Copied\.|blocked copying/)).toBeVisible()

  // The site's page received none of it.
  const heard = await page.evaluate(() => JSON.stringify(window.vaultHost.received))
  for (const secret of [key.slice(2), words, pair]) expect(heard).not.toContain(secret)
  await popup.getByRole('button', { name: 'Back' }).click()
  await expect(popup.getByText(key)).toHaveCount(0)
})

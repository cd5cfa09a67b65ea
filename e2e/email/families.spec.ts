import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { verifyCosmosMessage } from '../../apps/vault/test/verifyCosmosMessage.ts'
import { verifyPolkadotMessage } from '../../apps/vault/test/verifyPolkadotMessage.ts'
import { verifyEcdsa } from '../../packages/bitcoin/test/verifyEcdsa.ts'
import { addresses } from '../helpers/addresses.ts'
import { agreeTo, createEmail, enterCode } from '../helpers/emailVisit.ts'
import { waitUntilClosed } from '../helpers/kit.ts'

const families = {
  EVM: /^0x[0-9a-fA-F]{40}$/,
  Solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  Bitcoin: /^bcrt1q[0-9a-z]{38}$/,
  Polkadot: /^5[1-9A-HJ-NP-Za-km-z]{47}$/,
  Cosmos: /^cosmos1[0-9a-z]{38}$/,
} as const
type FamilyName = keyof typeof families

const message = 'Hello from Portico'

const cardOf = (page: Page, family: FamilyName) => page.getByRole('region', { name: family })

async function readAddress(page: Page, family: FamilyName): Promise<string> {
  const shown = cardOf(page, family).getByTestId('address')
  await expect(shown).toHaveText(families[family])
  return (await shown.textContent()) ?? ''
}

async function readAll(page: Page) {
  const all: Partial<Record<FamilyName, string>> = {}
  for (const family of Object.keys(families) as FamilyName[]) all[family] = await readAddress(page, family)
  return all
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/families.html?email')
  await enterCode(page, createEmail())
  await waitUntilClosed(page)
}

const act = (page: Page, family: FamilyName, title: string, method: string) =>
  agreeTo(page, cardOf(page, family).locator('article', { hasText: title }), method)

const faucet = async (url: string, body: object) =>
  expect((await fetch(`${url}/faucet`, { method: 'POST', body: JSON.stringify(body) })).ok).toBe(true)

test('a visitor with an e-mail address has an account of each family, signs on Bitcoin, Polkadot and Cosmos, and has the same after a reload [C-08] [C-09] [C-10]', async ({
  page,
}) => {
  test.slow()
  await logIn(page)
  const accounts = await readAll(page)

  const bitcoin = await act(page, 'Bitcoin', 'Sign a message', 'Sign')
  expect(verifyEcdsa(accounts.Bitcoin ?? '', message, bitcoin)).toBe(true)
  const polkadot = await act(page, 'Polkadot', 'Sign a message', 'Sign')
  expect(verifyPolkadotMessage(accounts.Polkadot ?? '', message, polkadot)).toBe(true)
  const cosmos = await act(page, 'Cosmos', 'Sign a message', 'Sign')
  expect(verifyCosmosMessage(accounts.Cosmos ?? '', message, cosmos)).toBe(true)

  await page.reload()
  expect(await readAll(page)).toEqual(accounts)
})

test('a visitor with an e-mail address sends on Bitcoin and on Cosmos, and the chains take it [C-08] [C-10]', async ({
  page,
}) => {
  test.slow()
  await logIn(page)
  const { Bitcoin: bitcoin, Cosmos: cosmos } = await readAll(page)
  await faucet(addresses.bitcoin, { address: bitcoin, amount: 5_000_000 })
  await faucet(addresses.cosmos, { address: cosmos, amount: '1000000' })

  const id = await act(page, 'Bitcoin', 'Send a little to yourself', 'Send')
  const paid = await (await fetch(`${addresses.bitcoin}/tx/${id}`)).json()
  expect(paid.vout).toContainEqual(expect.objectContaining({ scriptpubkey_address: bitcoin, value: 10_000 }))

  const hash = await act(page, 'Cosmos', 'Send a little to yourself', 'Send')
  const sent = await (await fetch(`${addresses.cosmos}/cosmos/tx/v1beta1/txs/${hash}`)).json()
  expect(sent.tx_response).toMatchObject({ txhash: hash, code: 0 })
})

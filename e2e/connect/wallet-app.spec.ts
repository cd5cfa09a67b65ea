import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { verifyMessage } from 'viem'
import { addresses } from '../helpers/addresses.ts'
import { findViolations } from '../helpers/findViolations.ts'
import { connectButtonOf, dialogOf, shortOf } from '../helpers/kit.ts'
import {
  copyUri,
  networkButtonOf,
  outputOf,
  playground,
  readHex,
  startSigning,
  test,
} from '../helpers/remote.ts'

const walletUrl = `${addresses.wallet}/`
/** The eighth and tenth account of every local node. */
const address = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const otherAddress = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

async function pairPages(page: Page): Promise<Page> {
  await page.goto(playground)
  const uri = await copyUri(page)
  const wallet = await page.context().newPage()
  await wallet.goto(walletUrl)
  await wallet.getByRole('textbox', { name: 'Link of the code' }).fill(uri)
  await wallet.getByRole('button', { name: 'Connect', exact: true }).click()
  const card = wallet.getByRole('article', { name: 'Connect to this site' })
  await expect(card).toContainText('Portico playground')
  await expect(card.getByRole('list', { name: 'Networks' })).toHaveText('Anvil OneAnvil Two')
  await card.getByRole('button', { name: 'Connect' }).click()
  await expect(wallet.getByRole('button', { name: 'Disconnect Portico playground' })).toBeVisible()
  return wallet
}

test.describe('the wallet page of the sandbox', () => {
  test('pairs with a site by a pasted link, signs, changes account and chain, and leaves [C-02]', async ({
    page,
  }) => {
    const wallet = await pairPages(page)
    // Its name replaces the address once it is loaded.
    const account = page.getByRole('button', { name: shortOf(address) })
    await expect(account.or(page.getByRole('button', { name: 'heidi.eth' }))).toBeVisible()

    await startSigning(page, 'Hello, wallet')
    const request = wallet.getByRole('article', { name: 'Sign a message' })
    await expect(request).toContainText('Hello, wallet')
    await request.getByRole('button', { name: 'Sign' }).click()
    const output = outputOf(page, 'Sign message')
    await expect(output).toHaveText(/^0x/)
    const signature = readHex(await output.textContent())
    expect(await verifyMessage({ address, message: 'Hello, wallet', signature })).toBe(true)

    await wallet.getByRole('combobox', { name: 'Network' }).selectOption('Anvil Two')
    await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()
    await wallet.getByRole('combobox', { name: 'Account' }).selectOption('Account 2')
    await expect(page.getByRole('button', { name: shortOf(otherAddress) })).toBeVisible()

    await wallet.getByRole('button', { name: 'Disconnect Portico playground' }).click()
    await expect(connectButtonOf(page)).toBeVisible()
  })

  test('opens from a link with a code, and declines [C-02]', async ({ page }) => {
    await page.goto(playground)
    const uri = await copyUri(page)
    const wallet = await page.context().newPage()
    await wallet.goto(`${walletUrl}wc?uri=${encodeURIComponent(uri)}`)
    await wallet.getByRole('article').getByRole('button', { name: 'Reject' }).click()
    await expect(dialogOf(page).getByText('Connection rejected')).toBeVisible()
    await expect(wallet).not.toHaveURL(/uri/)
  })

  test('answers after it was offline, and after a reload of its own [C-02]', async ({ page }) => {
    const wallet = await pairPages(page)
    await wallet.getByRole('switch', { name: 'Online' }).click()
    await startSigning(page, 'Later')
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'busy')
    await expect(wallet.getByRole('article')).toHaveCount(0)
    await wallet.reload()
    const request = wallet.getByRole('article', { name: 'Sign a message' })
    await request.getByRole('button', { name: 'Reject' }).click()
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'failed')
    await wallet.reload()
    await expect(wallet.getByRole('button', { name: 'Disconnect Portico playground' })).toBeVisible()
    // The answered request would precede the next one.
    await startSigning(page, 'At last')
    await expect(request).toContainText('At last')
    await expect(wallet.getByRole('article')).toHaveCount(1)
  })

  test('says what is wrong with a link that is none', async ({ page }) => {
    await page.goto(walletUrl)
    const link = page.getByRole('textbox', { name: 'Link of the code' })
    await link.fill('https://example.com')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(/begins with wc:/)
    await expect(link).toHaveAttribute('aria-invalid', 'true')
    const key = 'ab'.repeat(32)
    // The topic is the hash of the key.
    const topic = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex')
    await link.fill(`wc:${topic}@2?expiryTimestamp=1700000000&relay-protocol=irn&symKey=${key}`)
    await link.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/expired/)
  })

  test('has no axe violation, alone and with a request, light and dark', async ({ page }) => {
    const wallet = await pairPages(page)
    await startSigning(page, 'Readable')
    await expect(wallet.getByRole('article')).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await wallet.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // Polls, because contrast is final only after the fade-in.
      await expect.poll(() => findViolations(wallet)).toEqual([])
    }
  })
})

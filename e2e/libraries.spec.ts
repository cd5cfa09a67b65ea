import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { isHex, verifyMessage } from 'viem'
import { connectWith, dialogOf, shortOf } from './kit.ts'

const pages = [
  { library: 'wagmi', message: 'Hello from wagmi' },
  { library: 'ethers', message: 'Hello from ethers' },
  { library: 'ethers5', message: 'Hello from ethers 5' },
] as const

for (const { library, message } of pages) {
  test(`${library}: the kit connects, the library's own signer signs and sends [C-06] [C-12]`, async ({
    page,
    wallets,
  }) => {
    const elm = await wallets.install(mockWallets.elm)
    await page.goto(`/${library}.html`)
    await connectWith(page, 'Elm')
    const address = await elm.address()
    await expect(page.getByRole('button', { name: shortOf(address) })).toBeVisible()

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    const signed = page.getByRole('article').filter({ hasText: /sign/i }).first().locator('output')
    await expect(signed).toHaveText(/^0x/)
    const signature = await signed.textContent()
    if (!isHex(signature)) throw new Error(`Not a signature: ${signature}`)
    expect(await verifyMessage({ address, message, signature })).toBe(true)

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const sent = page.getByRole('article').filter({ hasText: /send/i }).last().locator('output')
    await expect(sent).toHaveText(/^0x[0-9a-f]{64} success$/, { timeout: 15_000 })

    await page.reload()
    await expect(page.getByRole('button', { name: shortOf(address) })).toBeVisible()
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
  })
}

test('wagmi hooks see what the kit does: account, network, disconnect [C-06]', async ({ page, wallets }) => {
  const elm = await wallets.install(mockWallets.elm)
  await page.goto('/wagmi.html')
  await connectWith(page, 'Elm')
  const library = page.locator('#library')
  await expect(library).toHaveText(`${await elm.address()} on 31337`)
  await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
  await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
  await expect(library).toHaveText(`${await elm.address()} on 31338`)
  await page.getByRole('button', { name: shortOf(await elm.address()) }).click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(library).toHaveText('disconnected')
})

import { mockWallets } from '@portico/testing'
import { expect } from '@portico/testing/playwright'
import { isHex, verifyMessage } from 'viem'
import {
  chainOne,
  connectButtonOf,
  connectWith,
  createFundedKey,
  dialogOf,
  recordComplaints,
  shortOf,
} from '../helpers/kit.ts'
import { accountButtonOf, connectRemote, outputOf, readHex, test } from '../helpers/remote.ts'

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
    const elm = await wallets.install({ ...mockWallets.elm, privateKeys: [await createFundedKey()] })
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
    await expect(sent).toHaveText(/^0x[0-9a-f]{64} success$/, { timeout: 30_000 })

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

for (const { library, message } of pages) {
  test(`${library}: a remote wallet signs and sends for the library's own signer [C-02] [C-06] [C-12]`, async ({
    page,
    createWallet,
  }) => {
    // Many steps, which exceed the default timeout on a busy machine.
    test.slow()
    const wallet = createWallet({ accounts: { eip155: [await createFundedKey()] } })
    await page.goto(`/${library}.html`)
    await connectRemote(page, wallet)
    const address = readHex(wallet.getAddresses('eip155')[0])

    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await (await wallet.nextRequest()).approve()
    const signed = outputOf(page, 'ignMessage')
    await expect(signed).toHaveText(/^0x/)
    const signature = readHex(await signed.textContent())
    expect(await verifyMessage({ address, message, signature })).toBe(true)

    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await (await wallet.nextRequest()).approve()
    const sent = outputOf(page, 'endTransaction')
    await expect(sent).toHaveText(/^0x[0-9a-f]{64} success$/, { timeout: 30_000 })
    const hash = readHex((await sent.textContent())?.split(' ')[0])
    expect((await chainOne.getTransaction({ hash })).from).toBe(address.toLowerCase())

    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await (await wallet.nextRequest()).reject()
    await expect(signed).toHaveText(/reject|denied|declined/i)
  })
}

for (const query of ['', '?reconnect']) {
  test(`wagmi.html${query}: kit and hooks see one remote wallet, whoever acts [C-02] [C-06] [T-03]`, async ({
    page,
    createWallet,
  }) => {
    test.slow()
    const complaints = recordComplaints(page)
    const wallet = createWallet()
    const [address, other] = wallet.getAddresses('eip155')
    await page.goto(`/wagmi.html${query}`)
    const library = page.locator('#library')
    const connector = page.locator('#connector')
    await expect(library).toHaveText('disconnected')
    await connectRemote(page, wallet)
    await expect(library).toHaveText(`${address} on 31337`)
    await expect(connector).not.toHaveText(/^(nothing|WalletConnect)$/)
    const name = await connector.textContent()

    await page.getByRole('button', { name: 'Switch', exact: true }).click()
    await expect(library).toHaveText(`${address} on 31338`)
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()

    await page.reload()
    await expect(library).toHaveText(`${address} on 31338`)
    await expect(connector).toHaveText(name ?? '')
    await expect(accountButtonOf(page, wallet)).toBeVisible()

    await page.getByRole('button', { name: 'Anvil Two', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil One' }).click()
    await expect(library).toHaveText(`${address} on 31337`)

    await wallet.switchAccount(1)
    await expect(library).toHaveText(`${other} on 31337`)
    await expect(accountButtonOf(page, wallet, 1)).toBeVisible()

    const ended = wallet.nextEnd()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(library).toHaveText('disconnected')
    await expect(connectButtonOf(page)).toBeVisible()
    await ended

    await page.reload()
    await expect(connectButtonOf(page)).toBeVisible()
    await expect(library).toHaveText('disconnected')
    expect(complaints).toEqual([])
  })
}

import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, isHex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { addresses } from '../helpers/addresses.ts'
import {
  chainOne,
  chooseWallet,
  connectButtonOf,
  connectWith,
  createFundedKey,
  dialogOf,
  shortOf,
} from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'

test.describe('connecting', () => {
  test('an announced wallet connects and its account is shown [C-01] [C-06] [T-01]', {
    tag: '@journey',
  }, async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect(dialogOf(page).getByRole('heading', { name: 'Installed' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Alder', exact: true })).toHaveCount(1)
    await chooseWallet(page, 'Alder')
    const address = await alder.address()
    await expect(page.getByRole('button', { name: shortOf(address) })).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    const account = await page.evaluate(() => window.portico?.store.get().accounts.eip155)
    expect(account).toMatchObject({ status: 'connected', address })
  })

  test('a wallet that is only window.ethereum connects too [C-01]', async ({ page, wallets }) => {
    const birch = await wallets.install({ ...mockWallets.birch, announce: false, legacy: true })
    await page.goto(playground)
    await connectButtonOf(page).click()
    await chooseWallet(page, 'Browser Wallet')
    await expect(page.getByRole('button', { name: shortOf(await birch.address()) })).toBeVisible()
  })

  test('a wallet that announces itself and is window.ethereum is listed once [C-01]', async ({
    page,
    wallets,
  }) => {
    await wallets.install({ ...mockWallets.alder, legacy: true })
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect(dialogOf(page).getByRole('heading', { name: 'Installed' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Alder', exact: true })).toHaveCount(1)
    await expect(dialogOf(page).getByRole('button', { name: 'Browser Wallet' })).toHaveCount(0)
  })

  test('the account view shows address, balance and network, and disconnects [C-11] [T-03]', {
    tag: '@journey',
  }, async ({ page, wallets }) => {
    const cedar = await wallets.install(mockWallets.cedar)
    await page.goto(playground)
    await connectWith(page, 'Cedar')
    const address = await cedar.address()
    await page.getByRole('button', { name: shortOf(address) }).click()
    await expect(dialogOf(page).getByRole('heading', { name: shortOf(address) })).toBeVisible()
    await expect(dialogOf(page).getByTestId('token').first()).toHaveText(/\d ?ETH/)
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButtonOf(page)).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    const state = await page.evaluate(() => ({
      account: window.portico?.store.get().accounts.eip155,
      stored: Object.entries(window.localStorage).filter(([key]) => key === '@portico/connections'),
    }))
    expect(state.account).toEqual({ status: 'disconnected', namespace: 'eip155' })
    expect(state.stored).toHaveLength(1)
    expect(JSON.stringify(state.stored)).not.toContain(address)
  })

  test('a disconnect sticks over a reload, even though the wallet would still answer [T-03]', async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    // A wallet that refuses to revoke its permission.
    await alder.reject({ methods: ['wallet_revokePermissions'], times: 'all' })
    await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButtonOf(page)).toBeVisible()
    await expect
      .poll(async () => (await alder.requests()).map(({ method }) => method))
      .toContain('wallet_revokePermissions')
    expect((await alder.state()).connected).toBe(true)
    await page.reload()
    await expect(connectButtonOf(page)).toBeVisible()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    expect((await alder.requests()).map(({ method }) => method)).not.toContain('eth_requestAccounts')
  })

  test('a reload shows the account from storage at once and stays connected without a prompt [T-02]', async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.clock.install()
    await page.goto(playground)
    await connectWith(page, 'Alder')
    const address = await alder.address()
    // A wallet that does not respond yet: the account can only come from storage.
    await alder.hang({ methods: ['eth_accounts', 'eth_chainId'], times: 'all' })
    // The page waits a few seconds for such a wallet, which a slow test would exceed.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.reload()
    await expect(page.getByRole('button', { name: shortOf(address) })).toBeVisible()
    await alder.behave()
    await page.clock.resume()
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
    await expect(page.getByRole('button', { name: shortOf(address) })).toBeVisible()
    expect((await alder.requests()).map(({ method }) => method)).not.toContain('eth_requestAccounts')
  })

  test('a stored account is corrected when the wallet disagrees [T-02]', async ({ page, wallets }) => {
    const cedar = await wallets.install(mockWallets.cedar)
    await page.goto(playground)
    await connectWith(page, 'Cedar')
    const before = await cedar.address()
    await page.goto('/floor.html')
    await cedar.switchAccount(1)
    await page.goto(playground)
    const after = await cedar.address()
    expect(after).not.toBe(before)
    await expect(page.getByRole('button', { name: shortOf(after) })).toBeVisible()
    await expect(page.getByRole('button', { name: shortOf(before) })).toHaveCount(0)
  })

  test('with reconnect off, a reload starts disconnected and forgets [T-02]', async ({ page, wallets }) => {
    await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await page.goto(`${playground}&reconnect=off`)
    await expect(connectButtonOf(page)).toBeVisible()
    // The stored connection is removed only after the disconnect; an earlier reload would repeat it.
    await page.waitForFunction(() => window.localStorage.getItem('@portico/connections') === null)
    await page.goto(playground)
    await expect(connectButtonOf(page)).toBeVisible()
  })
})

test.describe('once connected', () => {
  test('the network is switched in the wallet itself [C-11]', { tag: '@journey' }, async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    // The list has a button of that name, too.
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    expect((await alder.state()).chainId).toBe(31338)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
  })

  test('a network that the wallet does not know is added to it [R-15]', async ({ page, wallets }) => {
    const alder = await wallets.install({
      ...mockWallets.alder,
      chains: [{ id: 31337, rpcUrl: addresses.chainOne }],
    })
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    // The list has a button of that name, too.
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    const added = (await alder.requests()).find(({ method }) => method === 'wallet_addEthereumChain')
    expect(added?.params[0]).toMatchObject({
      chainId: '0x7a6a',
      chainName: 'Anvil Two',
      rpcUrls: [addresses.chainTwo],
    })
    expect((await alder.state()).chainId).toBe(31338)
  })

  test('a message is signed by the account that is shown [C-11] [R-18]', { tag: '@journey' }, async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello, anvil')
    await page.getByRole('button', { name: 'Sign message' }).click()
    const signature = await readOutcome(page, 'Sign message')
    const address = await alder.address()
    expect(await verifyMessage({ address, message: 'Hello, anvil', signature })).toBe(true)
  })

  test('typed data is signed [C-11]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('button', { name: 'Sign typed data' }).click()
    const signature = await readOutcome(page, 'Sign typed data')
    const valid = await verifyTypedData({
      address: await alder.address(),
      domain: { name: 'Portico playground', version: '1', chainId: 31337 },
      types: {
        Greeting: [
          { name: 'from', type: 'string' },
          { name: 'text', type: 'string' },
        ],
      },
      primaryType: 'Greeting',
      message: { from: 'Portico', text: 'Hello' },
      signature,
    })
    expect(valid).toBe(true)
  })

  test('a transaction is sent, mined and moves the balance [C-11] [R-18]', { tag: '@journey' }, async ({
    page,
    wallets,
  }) => {
    const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const birch = await wallets.install({ ...mockWallets.birch, privateKeys: [await createFundedKey()] })
    await page.goto(playground)
    await connectWith(page, 'Birch')
    const before = await chainOne.getBalance({ address: receiver })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const card = page.getByRole('article').filter({ hasText: 'Send transaction' })
    await expect(card.locator('output')).toHaveText(/^0x[0-9a-f]{64} success in block \d+$/)
    const hash = readHex((await card.locator('output').textContent())?.split(' ')[0])
    const transaction = await chainOne.getTransaction({ hash })
    expect(transaction.from.toLowerCase()).toBe((await birch.address()).toLowerCase())
    expect(transaction.value).toBe(parseEther('1'))
    const after = await chainOne.getBalance({ address: receiver })
    expect(after - before).toBeGreaterThanOrEqual(parseEther('1'))
  })

  test('a batch of calls is sent as one [C-11]', async ({ page, wallets }) => {
    const elm = await wallets.install({ ...mockWallets.elm, privateKeys: [await createFundedKey()] })
    await page.goto(playground)
    await connectWith(page, 'Elm')
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('button', { name: 'Send batch' }).click()
    const card = page.getByRole('article').filter({ hasText: 'Batch of two calls' })
    await expect(card.locator('output')).toHaveText(/ (pending|success)$/)
    expect((await elm.requests()).map(({ method }) => method)).toContain('wallet_sendCalls')
  })

  test('an account that changes in the wallet changes on the page', async ({ page, wallets }) => {
    const cedar = await wallets.install(mockWallets.cedar)
    await page.goto(playground)
    await connectWith(page, 'Cedar')
    await cedar.switchAccount(1)
    await expect(page.getByRole('button', { name: shortOf(await cedar.address()) })).toBeVisible()
  })

  test('a network that the site does not have is told by a mark and a banner, never by a trap [T-10]', async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto('/?networks=anvilOne')
    await connectWith(page, 'Alder')
    const account = page.getByRole('button', { name: shortOf(await alder.address()) })
    await alder.switchChain(31338)
    await expect(account).toHaveAccessibleName(/Wrong network/)
    await expect(dialogOf(page)).toHaveCount(0)

    await account.click()
    await expect(dialogOf(page)).toHaveAccessibleName('Account')
    await expect(dialogOf(page).getByTestId('wrong-network')).toContainText('network 31338')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)

    await account.click()
    await dialogOf(page).getByRole('button', { name: 'Switch to Anvil One' }).click()
    await expect(dialogOf(page).getByTestId('wrong-network')).toHaveCount(0)
    await expect(dialogOf(page)).toHaveAccessibleName('Account')
    expect((await alder.state()).chainId).toBe(31337)
  })

  test('a wallet on a network that the site does not have goes on to the switch, and can be left [T-10]', async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto('/?networks=mainnet')
    await connectButtonOf(page).click()
    await chooseWallet(page, 'Alder')
    await expect(dialogOf(page)).toHaveAccessibleName('Switch network')
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(connectButtonOf(page)).toBeFocused()
    expect(await alder.address()).toMatch(/^0x/)
  })
})

async function readOutcome(page: Parameters<typeof connectWith>[0], title: string): Promise<Hex> {
  const output = page.getByRole('article').filter({ hasText: title }).locator('output')
  await expect(output).toHaveText(/^0x/)
  return readHex(await output.textContent())
}

function readHex(text: string | null | undefined): Hex {
  if (!isHex(text)) throw new Error(`Not hexadecimal: ${text}`)
  return text
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@portico/testing/playwright'
import { parseEther, verifyMessage } from 'viem'
import { chainOne, connectButtonOf, dialogOf } from './kit.ts'
import {
  accountButtonOf,
  codeOf,
  connectRemote,
  copyShownUri,
  copyUri,
  outputOf,
  readHex,
  startSigning,
  test,
} from './remote.ts'

// Many steps on a machine that may be busy.
test.describe.configure({ timeout: 60_000 })

const playground = '/?networks=anvilOne~anvilTwo'

test.describe('a wallet on another device', () => {
  test('scans the code, approves, and the page is connected [C-02]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await wallet.pair(await copyUri(page))
    const proposal = await wallet.nextProposal()
    expect(proposal.site).toMatchObject({ name: 'Portico playground' })
    expect(proposal.optionalNamespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:31338'])
    await proposal.approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
    const account = await page.evaluate(() => window.portico?.store.get().accounts.eip155)
    expect(account).toMatchObject({
      status: 'connected',
      address: wallet.getAddresses('eip155')[0],
      wallet: { name: 'Remote Wallet', type: 'WALLET_CONNECT' },
    })
  })

  test('signs a message of the page [C-02] [C-11] [W-29] [R-18]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await startSigning(page, 'Hello over the relay')
    const request = await wallet.nextRequest('personal_sign')
    await request.approve()
    const output = outputOf(page, 'Sign message')
    await expect(output).toHaveText(/^0x/)
    const valid = await verifyMessage({
      address: readHex(wallet.getAddresses('eip155')[0]),
      message: 'Hello over the relay',
      signature: readHex(await output.textContent()),
    })
    expect(valid).toBe(true)
  })

  test('declines to sign, and the page says so [C-11]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await startSigning(page, 'Not this one')
    await (await wallet.nextRequest('personal_sign')).reject()
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'failed')
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })

  test('sends a transaction that moves the balance [C-02] [C-11]', async ({ page, createWallet }) => {
    const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    const before = await chainOne.getBalance({ address: receiver })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const request = await wallet.nextRequest('eth_sendTransaction')
    expect(request.chainId).toBe('eip155:31337')
    await request.approve()
    const output = outputOf(page, 'Send transaction')
    await expect(output).toHaveText(/^0x[0-9a-f]{64} success in block \d+$/)
    const hash = readHex((await output.textContent())?.split(' ')[0])
    const transaction = await chainOne.getTransaction({ hash })
    expect(transaction.from.toLowerCase()).toBe(wallet.getAddresses('eip155')[0]?.toLowerCase())
    expect(await chainOne.getBalance({ address: receiver })).toBeGreaterThanOrEqual(before + parseEther('1'))
  })

  test('changes account and chain, and the page follows [T-19]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await wallet.switchChain('eip155:31338')
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    await wallet.switchAccount(1)
    await expect(accountButtonOf(page, wallet, 1)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    await startSigning(page, 'As somebody else')
    const request = await wallet.nextRequest('personal_sign')
    expect(request.chainId).toBe('eip155:31338')
    await request.approve()
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
  })

  test('is asked to go to a chain, or to add one that it does not know [R-15] [W-29]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet({
      chains: [{ id: 'eip155:31337', name: 'Anvil One', rpcUrl: 'http://127.0.0.1:8545' }],
    })
    await page.goto(playground)
    await connectRemote(page, wallet)
    await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    await (await wallet.nextRequest('wallet_switchEthereumChain')).approve()
    const added = await wallet.nextRequest('wallet_addEthereumChain')
    expect(added.params).toEqual([
      {
        chainId: '0x7a6a',
        chainName: 'Anvil Two',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://127.0.0.1:8546'],
      },
    ])
    await added.approve()
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    expect(wallet.getState().chain).toBe('eip155:31338')
  })

  test('is still connected after a reload, without being asked [C-02] [T-02]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await page.reload()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
    await startSigning(page, 'After the reload')
    await (await wallet.nextRequest('personal_sign')).approve()
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
    expect(wallet.getState().history.map(({ method }) => method)).toEqual(['personal_sign'])
  })

  test('ends the session, and the page is disconnected [T-04] [T-19]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await wallet.disconnect()
    await expect(connectButtonOf(page)).toBeVisible()
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
  })

  test('connects every family it grants, and leaving one leaves them all [C-02] [T-04]', async ({
    page,
    createWallet,
  }) => {
    const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const wallet = createWallet({
      accounts: { eip155: [`0x${'11'.repeat(32)}`], solana: [`0x${'22'.repeat(32)}`] },
      chains: [
        { id: 'eip155:31337', rpcUrl: 'http://127.0.0.1:8545' },
        { id: chain, rpcUrl: 'http://127.0.0.1:8899' },
      ],
    })
    await page.goto('/?networks=anvilOne~solana')
    await connectRemote(page, wallet)
    const statuses = () =>
      page.evaluate(() => {
        const accounts = window.portico?.store.get().accounts
        return [accounts?.eip155?.status, accounts?.solana?.status]
      })
    await expect.poll(statuses).toEqual(['connected', 'connected'])
    const ended = wallet.nextEnd()
    await page.evaluate(() => {
      const { portico, porticoActions } = window
      return portico && porticoActions?.disconnect(portico, { namespace: 'solana' })
    })
    expect(await statuses()).toEqual(['disconnected', 'disconnected'])
    await ended
  })

  test('declines the connection; the visitor tries again with a fresh code [C-02]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    const first = await copyUri(page)
    await wallet.pair(first)
    await (await wallet.nextProposal()).reject()
    await expect(dialogOf(page).getByText('Connection declined')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
    const second = await copyShownUri(page)
    expect(second).not.toBe(first)
    await wallet.pair(second)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })

  test('that serves none of the chains is explained [X-07]', async ({ page, createWallet }) => {
    const wallet = createWallet({ chains: [{ id: 'eip155:5', rpcUrl: 'http://127.0.0.1:1' }] })
    await page.goto(playground)
    await wallet.pair(await copyUri(page))
    await expect(
      dialogOf(page).getByText('The connector does not support any of the requested chains'),
    ).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('that is offline finds the request when it is back [C-02]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    wallet.goOffline()
    await startSigning(page, 'Are you there?')
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'busy')
    expect(wallet.getState().history).toEqual([])
    wallet.goOnline()
    await (await wallet.nextRequest('personal_sign')).approve()
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
  })
})

for (const adapter of ['wagmi', 'ethers', 'ethers5'] as const) {
  test(`a remote wallet signs, moves and comes back with ${adapter} too [C-02] [C-06] [C-12]`, async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet({ approval: 'auto' })
    await page.goto(`${playground}&adapter=${adapter}`)
    await wallet.pair(await copyUri(page))
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await wallet.nextSession()
    await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    await page.reload()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
    await startSigning(page, `With ${adapter}`)
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
    expect(wallet.getState().history.at(-1)).toMatchObject({
      method: 'personal_sign',
      chainId: 'eip155:31338',
    })
  })
}

test.describe('the code', () => {
  test('is what a site without adapters opens on, and it connects [V-05]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(`${playground}&adapter=none`)
    await connectButtonOf(page).click()
    const uri = await copyShownUri(page)
    await wallet.pair(uri)
    await (await wallet.nextProposal()).approve()
    await expect(dialogOf(page)).toHaveCount(0)
    const account = await page.evaluate(() => window.portico?.store.get().accounts.eip155)
    expect(account).toMatchObject({ status: 'connected', address: wallet.getAddresses('eip155')[0] })
  })

  test('is the owner’s own under manual control, and the kit makes none [V-05]', async ({ page }) => {
    const own = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
    await page.goto(`${playground}&manualWCControl=on`)
    await page.waitForFunction(() => window.portico)
    await page.evaluate(uri => {
      const { portico, porticoActions } = window
      if (portico) porticoActions?.open(portico, { uri })
    }, own)
    expect(await copyShownUri(page)).toBe(own)
    expect(await page.evaluate(() => window.portico?.store.get().pairing)).toEqual({ status: 'idle' })
  })

  test('is renewed before its four minutes are over [T-21]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    // Behind at first, so that it is not ahead of the relay's afterwards, which would be refused.
    await page.clock.install({ time: Date.now() - 240_000 })
    await page.goto(playground)
    const first = await copyUri(page)
    await page.clock.fastForward(180_000)
    expect(await readUri(page)).toBe(first)
    await page.clock.fastForward(58_000)
    await expect.poll(async () => (await readUri(page)) ?? first).not.toBe(first)
    await wallet.pair(first)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })

  test('has no axe violation and is said to be ready [C-02]', async ({ page }) => {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
      await page.goto(`${playground}&themeMode=${theme}`)
      await copyUri(page)
      await expect(codeOf(page)).toBeVisible()
      // axe brings another copy of Playwright's types; the page is the same.
      const { violations } = await new AxeBuilder({ page: page as never }).include('portico-modal').analyze()
      expect(violations.map(({ id }) => id)).toEqual([])
    }
  })
})

const readUri = (page: Parameters<typeof copyUri>[0]) =>
  page.evaluate(() => {
    const pairing = window.portico?.store.get().pairing
    return pairing?.status === 'ready' ? pairing.uri : undefined
  })

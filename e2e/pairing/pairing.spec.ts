import { expect } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { connectButtonOf, dialogOf } from '../helpers/kit.ts'
import {
  accountButtonOf,
  connectRemote,
  copyShownUri,
  copyUri,
  networkButtonOf,
  outputOf,
  playground,
  sign,
  startSigning,
  test,
  waitUntilConnected,
} from '../helpers/remote.ts'

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

  test('is still connected after a reload, without being asked [C-02] [T-02]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await page.reload()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await waitUntilConnected(page)
    await sign(page, wallet, 'After the reload')
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
        { id: 'eip155:31337', rpcUrl: addresses.chainOne },
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
    await expect.poll(statuses).toEqual(['disconnected', 'disconnected'])
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
    await expect(dialogOf(page).getByText('Connection rejected')).toBeVisible()
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
      dialogOf(page).getByText('This wallet doesn’t support any of this site’s networks.'),
    ).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
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
    await networkButtonOf(page, 'Anvil One').click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()
    await page.reload()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await waitUntilConnected(page)
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
    await page.goto(`${playground}&ownPairingCodes=on`)
    await page.waitForFunction(() => window.portico)
    await page.evaluate(uri => {
      const { portico, porticoActions } = window
      if (portico) porticoActions?.openModal(portico, { uri })
    }, own)
    expect(await copyShownUri(page)).toBe(own)
    expect(await page.evaluate(() => window.portico?.sources.get('walletConnect')?.offer?.get())).toEqual({
      status: 'idle',
    })
  })
})

import { expect } from '@portico/testing/playwright'
import { parseEther, verifyMessage } from 'viem'
import { addresses } from '../helpers/addresses.ts'
import { chainOne, createFundedKey, dialogOf } from '../helpers/kit.ts'
import { routeRelay } from '../helpers/relayLine.ts'
import {
  accountButtonOf,
  connectRemote,
  networkButtonOf,
  outputOf,
  playground,
  readHex,
  sign,
  startSigning,
  test,
} from '../helpers/remote.ts'

test.describe('a connected wallet on another device', () => {
  test('signs a message of the page [C-02] [C-11] [W-29] [R-18]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    await sign(page, wallet, 'Hello over the relay')
    const valid = await verifyMessage({
      address: readHex(wallet.getAddresses('eip155')[0]),
      message: 'Hello over the relay',
      signature: readHex(await outputOf(page, 'Sign message').textContent()),
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
    const wallet = createWallet({ accounts: { eip155: [await createFundedKey()] } })
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
    await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()
    await wallet.switchAccount(1)
    await expect(accountButtonOf(page, wallet, 1)).toBeVisible()
    await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()
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
      chains: [{ id: 'eip155:31337', name: 'Anvil One', rpcUrl: addresses.chainOne }],
    })
    await page.goto(playground)
    await connectRemote(page, wallet)
    await networkButtonOf(page, 'Anvil One').click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    await (await wallet.nextRequest('wallet_switchEthereumChain')).approve()
    const added = await wallet.nextRequest('wallet_addEthereumChain')
    expect(added.params).toEqual([
      {
        chainId: '0x7a6a',
        chainName: 'Anvil Two',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [addresses.chainTwo],
      },
    ])
    await added.approve()
    await expect(networkButtonOf(page, 'Anvil Two')).toBeVisible()
    expect(wallet.getState().chain).toBe('eip155:31338')
  })

  test('that is offline finds the request when it is back [C-02]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    const line = await routeRelay(page)
    await page.goto(playground)
    await connectRemote(page, wallet)
    wallet.goOffline()
    const said = line.sent.length
    await startSigning(page, 'Are you there?')
    await line.waitForAnswer(['irn_publish'], said)
    await expect(outputOf(page, 'Sign message')).toHaveAttribute('data-status', 'busy')
    expect(wallet.getState().history).toEqual([])
    wallet.goOnline()
    await (await wallet.nextRequest('personal_sign')).approve()
    await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
  })
})

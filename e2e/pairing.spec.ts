import type { Page } from '@playwright/test'
import { testAccounts } from '@portico/testing/anvil'
import { test as base, expect } from '@portico/testing/playwright'
import { createRemoteWallet, type RemoteWallet, type RemoteWalletOptions } from '@portico/testing/remote-wallet'
import { type Hex, isHex, parseEther, verifyMessage } from 'viem'
import { WebSocket } from 'ws'
import { chainOne, chooseWallet, connectButtonOf, dialogOf, shortOf } from './kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'

const test = base.extend<{ createWallet: (options?: Partial<RemoteWalletOptions>) => RemoteWallet }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
  createWallet: async ({}, use) => {
    const wallets: RemoteWallet[] = []
    await use(options => {
      const wallet = createRemoteWallet({
        relayUrl: 'ws://127.0.0.1:4100/relay',
        projectId: 'portico-sandbox',
        // Not the accounts of the wallets in other tests: nonces must not collide.
        accounts: { eip155: [testAccounts[8].privateKey, testAccounts[9].privateKey] },
        WebSocket,
        ...options,
      })
      wallets.push(wallet)
      return wallet
    })
    for (const wallet of wallets) wallet.stop()
  },
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Opens the code and reads it the way a visitor passes it on: by copying the link. */
async function copyUri(page: Page): Promise<string> {
  await connectButtonOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  await expect(dialogOf(page).getByRole('img', { name: 'Code to scan' })).toBeVisible()
  return readCopiedUri(page)
}

async function readCopiedUri(page: Page): Promise<string> {
  await dialogOf(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function connect(page: Page, wallet: RemoteWallet): Promise<void> {
  await wallet.pair(await copyUri(page))
  const proposal = await wallet.nextProposal()
  await proposal.approve()
  await expect(dialogOf(page)).toHaveCount(0)
}

const accountButton = (page: Page, wallet: RemoteWallet, index = 0) =>
  page.getByRole('button', { name: shortOf(wallet.getAddresses('eip155')[index] ?? '') })

function readHex(text: string | null | undefined): Hex {
  if (!isHex(text)) throw new Error(`Not hexadecimal: ${text}`)
  return text
}

test.describe('a wallet on another device', () => {
  test('scans the code, approves, and the page is connected [C-02]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await wallet.pair(await copyUri(page))
    const proposal = await wallet.nextProposal()
    expect(proposal.site).toMatchObject({ name: 'Portico playground' })
    expect(proposal.optionalNamespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:31338'])
    await proposal.approve()
    await expect(accountButton(page, wallet)).toBeVisible()
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
    await connect(page, wallet)
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello over the relay')
    await page.getByRole('button', { name: 'Sign message' }).click()
    const request = await wallet.nextRequest('personal_sign')
    await request.approve()
    const output = page.getByRole('article').filter({ hasText: 'Sign message' }).locator('output')
    await expect(output).toHaveText(/^0x/)
    const [address] = wallet.getAddresses('eip155')
    const valid = await verifyMessage({
      address: readHex(address),
      message: 'Hello over the relay',
      signature: readHex(await output.textContent()),
    })
    expect(valid).toBe(true)
  })

  test('sends a transaction that moves the balance [C-02] [C-11]', async ({ page, createWallet }) => {
    const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    const wallet = createWallet()
    await page.goto(playground)
    await connect(page, wallet)
    const before = await chainOne.getBalance({ address: receiver })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const request = await wallet.nextRequest('eth_sendTransaction')
    expect(request.chainId).toBe('eip155:31337')
    await request.approve()
    const output = page.getByRole('article').filter({ hasText: 'Send transaction' }).locator('output')
    await expect(output).toHaveText(/^0x[0-9a-f]{64} success in block \d+$/)
    const hash = readHex((await output.textContent())?.split(' ')[0])
    const transaction = await chainOne.getTransaction({ hash })
    expect(transaction.from.toLowerCase()).toBe(wallet.getAddresses('eip155')[0]?.toLowerCase())
    expect(await chainOne.getBalance({ address: receiver })).toBeGreaterThanOrEqual(before + parseEther('1'))
  })
})

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { verifySignature } from '@portico/siwx/verify'
import { mockWallets } from '@portico/testing'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { test as base, expect } from '@portico/testing/playwright'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { erc20Abi, formatEther, parseEther } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { build, type Plugin, preview, transformWithOxc } from 'vite'
import { compileScript, parse } from 'vue/compiler-sfc'
import { contracts } from '../../packages/sandbox/start/contracts.mjs'
import { addresses } from '../helpers/addresses.ts'
import {
  chainOne,
  chooseWallet,
  connectWith,
  createFundedKey,
  dialogOf,
  shortOf,
  waitUntilClosed,
} from '../helpers/kit.ts'
import { readHex } from '../helpers/remote.ts'
import { askSolana, createKey, fundSolana } from '../helpers/solanaChain.ts'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const codemod = join(root, 'packages/codemod')

/** Compiles components of Vue: with `setup` and a template, and without styles. */
const vue: Plugin = {
  name: 'vue',
  async transform(code, id) {
    if (!id.endsWith('.vue')) return undefined
    const { content } = compileScript(parse(code, { filename: id }).descriptor, { id, inlineTemplate: true })
    return transformWithOxc(content, `${id}.ts`)
  },
}

const test = base.extend<{ open: (sample: string, place?: string) => Promise<string> }>({
  open: async ({ page }, use) => {
    const servers: { close(): Promise<void> }[] = []
    await use(async (sample, place = '') => {
      // Inside the repository, so that the site's packages resolve.
      await mkdir(join(root, 'test-results'), { recursive: true })
      const folder = await mkdtemp(join(root, 'test-results', `migration-${sample}-`))
      await cp(join(codemod, 'test/fixtures', sample, 'before'), folder, { recursive: true })
      const { stdout } = await execute(process.execPath, [join(codemod, 'dist/cli/main.js'), folder])
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        plugins: [vue],
        build: { chunkSizeWarningLimit: 5000 },
        define: {
          'import.meta.env.VITE_CHAIN_ONE': JSON.stringify(addresses.chainOne),
          'import.meta.env.VITE_CHAIN_TWO': JSON.stringify(addresses.chainTwo),
          'import.meta.env.VITE_SOLANA': JSON.stringify(addresses.solana),
          'import.meta.env.VITE_BITCOIN': JSON.stringify(addresses.bitcoin),
        },
      })
      const server = await preview({
        root: folder,
        configFile: false,
        logLevel: 'error',
        preview: { port: 0 },
      })
      servers.push(server)
      await page.goto(`${server.resolvedUrls?.local[0]}${place}`)
      return stdout
    })
    for (const server of servers) await server.close()
  },
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The wallet signs what the site asks for, through the site's own library. */
async function expectSigned(page: Page, address: string, message: string): Promise<void> {
  await press(page, message === 'Hello' ? 'Sign' : 'Sign message')
  const output = page.locator('output')
  await expect(output).not.toBeEmpty()
  const signature = (await output.textContent()) ?? ''
  expect(await verifySignature({ chainId: 'eip155:31337', address, message, signature })).toBe(true)
}

test('a site that was written for AppKit connects, switches and disconnects after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  const elm = await wallets.install(mockWallets.elm)
  expect(await open('appkit')).toContain('From AppKit to Portico')
  await connectWith(page, 'Elm')
  const address = await elm.address()
  await expect(page.locator('#address')).toHaveText(address)
  await expect(page.locator('appkit-button')).toContainText(shortOf(address))
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31337`)
  await press(page, 'Switch')
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31338`)
  await press(page, 'Open')
  await expect(dialogOf(page)).toContainText(shortOf(address))
  await page.keyboard.press('Escape')
  await press(page, 'Leave')
  await expect(page.locator('#wagmi')).toHaveText('disconnected')
  await expect(page.locator('#address')).toBeEmpty()
  await page.locator('appkit-wallet-button').getByRole('button', { name: 'Elm' }).click()
  await expect(page.locator('#address')).toHaveText(address)
})

test('a site that was written for RainbowKit connects, switches and disconnects after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  const elm = await wallets.install(mockWallets.elm)
  expect(await open('rainbowkit')).toMatch(/App\.tsx:\d+ {2}coolMode: /)
  await press(page, 'Sign in')
  await chooseWallet(page, 'Elm')
  await waitUntilClosed(page)
  const address = await elm.address()
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31337`)
  await expect(page.locator('header').getByRole('button', { name: shortOf(address) })).toBeVisible()
  await expect(page.getByRole('button', { name: `Custom ${shortOf(address)}` })).toBeVisible()
  await expectSigned(page, address, 'Hello')
  await press(page, 'Open chains')
  await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31338`)
  await expect(page.getByRole('button', { name: 'Custom Anvil Two' })).toBeVisible()
  await page.reload()
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31338`)
  await press(page, 'Leave')
  await expect(page.locator('#wagmi')).toHaveText('disconnected')
  await expect(page.getByRole('button', { name: 'Open connect' })).toBeVisible()
})

test('a site that was written for ConnectKit connects and switches after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  const elm = await wallets.install(mockWallets.elm)
  expect(await open('connectkit')).toContain('From ConnectKit to Portico')
  await press(page, 'Join')
  await chooseWallet(page, 'Elm')
  await waitUntilClosed(page)
  const address = await elm.address()
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31337`)
  await expectSigned(page, address, 'Hello')
  await press(page, 'Networks')
  await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
  await expect(page.locator('#wagmi')).toHaveText(`${address} on 31338`)
  await expect(page.getByRole('button', { name: /^0x.* Anvil Two$/ })).toBeVisible()
})

test('a site that was written for OnchainKit connects after the codemod', async ({ page, wallets, open }) => {
  const elm = await wallets.install(mockWallets.elm)
  expect(await open('onchainkit')).toContain('From OnchainKit to Portico')
  await expect(page.getByText('Nobody')).toBeVisible()
  await press(page, 'Log in')
  await chooseWallet(page, 'Elm')
  await waitUntilClosed(page)
  await expect(page.locator('#wagmi')).toHaveText(`${await elm.address()} on 31337`)
  await expect(page.getByText('Somebody')).toBeVisible()
  await expectSigned(page, await elm.address(), 'Hello')
  await press(page, 'Open window')
  await expect(dialogOf(page)).toContainText(shortOf(await elm.address()))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open window' })).toBeVisible()
})

test('a site that was written for Web3-Onboard connects, switches and disconnects after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  const elm = await wallets.install(mockWallets.elm)
  expect(await open('web3-onboard')).toContain('From Web3-Onboard to Portico')
  await press(page, 'connect')
  await chooseWallet(page, 'Elm')
  await waitUntilClosed(page)
  const account = page.getByRole('button', { name: new RegExp(await elm.address(), 'i') })
  await expect(account).toBeVisible()
  await expectSigned(page, await elm.address(), 'Hello')
  await page.getByRole('combobox').selectOption('Anvil Two')
  await expect(page.getByRole('combobox')).toHaveValue('0x7a6a')
  await account.click()
  await expect(page.getByRole('button', { name: 'connect', exact: true })).toBeVisible()
})

const message = 'Hello Reown AppKit!'
const todos = 'Manual steps'

async function run(scope: Page | Locator, name: string): Promise<string> {
  const section = scope.getByRole('region', { name, exact: true })
  await section.getByRole('button').click()
  const output = section.locator('output')
  await expect(output).not.toBeEmpty({ timeout: 30_000 })
  return (await output.textContent()) ?? ''
}

const readSol = async (address: string) => {
  const { value } = (await askSolana('getBalance', [address])) as { value: number } // the format of nodes
  return value
}

const isInBlock = async (signature: string): Promise<boolean> => {
  // The format of nodes.
  const { value } = (await askSolana('getSignatureStatuses', [[signature]])) as {
    value: ({ err: unknown } | null)[]
  }
  return value[0] != null && value[0].err === null
}

async function fundBitcoin(address: string): Promise<void> {
  const body = JSON.stringify({ address, amount: 5_000_000 })
  expect((await fetch(`${addresses.bitcoin}/faucet`, { method: 'POST', body })).ok).toBe(true)
}

/** The satoshis that these transactions pay to an address, in order. */
async function readPaid(address: string, ids: readonly string[]): Promise<readonly number[]> {
  const transactions: { txid: string; vout: { scriptpubkey_address: string; value: number }[] }[] = await (
    await fetch(`${addresses.bitcoin}/address/${address}/txs`)
  ).json()
  return ids.map(id => {
    const { vout = [] } = transactions.find(({ txid }) => txid === id) ?? {}
    return vout.find(each => each.scriptpubkey_address === address)?.value ?? 0
  })
}

const solanaChain = 'solana:6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTG'
const bitcoinChain = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'

test('every button of a Solana site that was written for AppKit works after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  test.slow()
  const key = createKey()
  const { address } = createSolanaAccount(key)
  const { address: receiver } = createSolanaAccount(createKey())
  await fundSolana(address)
  await wallets.install({ ...mockWallets.birch, namespace: 'solana', privateKeys: [key] })
  expect(await open('appkit-samples', `?to=${receiver}#solana`)).not.toContain(todos)
  const shown = page.locator('#address')
  await expect(shown).toHaveText('disconnected')
  expect(await run(page, 'Sign message')).toBe('failed: user is disconnected')
  await run(page, 'Open')
  await chooseWallet(page, 'Birch')
  await waitUntilClosed(page)
  await expect(shown).toHaveText(address)

  await run(page, 'Switch to Devnet')
  await expect(page.locator('#network')).toHaveText('Solana Devnet')
  await run(page, 'Switch back')
  await expect(page.locator('#network')).toHaveText('Local Solana')

  const signature = await run(page, 'Sign message')
  expect(await verifySignature({ chainId: solanaChain, address, message, signature })).toBe(true)

  const sends = [
    ['Send transaction', 100_000_000],
    ['Send versioned transaction', 200_000_000],
    ['Sign and send transaction', 300_000_000],
    ['Sign transaction', 50_000_000],
  ] as const
  for (const [name, lamports] of sends) {
    const before = await readSol(receiver)
    const hash = await run(page, name)
    expect(hash, name).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    await expect.poll(() => isInBlock(hash)).toBe(true)
    expect(await readSol(receiver), name).toBe(before + lamports)
  }
  const before = await readSol(receiver)
  const both: string[] = JSON.parse(await run(page, 'Sign all transactions'))
  for (const hash of both) await expect.poll(() => isInBlock(hash)).toBe(true)
  expect(await readSol(receiver)).toBe(before + 30_000_000)

  expect(await run(page, 'Get balance')).toBe(`${(await readSol(address)) / 1e9} SOL`)
  await page.reload()
  await expect(shown).toHaveText(address)
  await run(page, 'Disconnect')
  await expect(shown).toHaveText('disconnected')
})

test('every button of a Bitcoin site that was written for AppKit works after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  test.slow()
  const key = createKey()
  const { payment, ordinals } = createBitcoinAccount(key)
  const receiver = createBitcoinAccount(createKey()).payment.address
  await fundBitcoin(payment.address)
  await wallets.install({ ...mockWallets.dogwood, namespace: 'bip122', privateKeys: [key] })
  expect(await open('appkit-samples', `?to=${receiver}#bitcoin`)).not.toContain(todos)
  const shown = page.locator('#address')
  await expect(shown).toHaveText('disconnected')
  await run(page, 'Open')
  await chooseWallet(page, 'Dogwood')
  await waitUntilClosed(page)
  await expect(shown).toHaveText(payment.address)
  await expect(page.locator('#accounts')).toHaveText(
    `payment ${payment.address}, ordinal ${ordinals.address}`,
  )

  const signature = await run(page, 'Sign message')
  expect(await verifySignature({ chainId: bitcoinChain, address: payment.address, message, signature })).toBe(
    true,
  )
  expect(JSON.parse(await run(page, 'Get addresses'))).toEqual([payment.address, ordinals.address])

  const sent = await run(page, 'Send transfer')
  expect(await readPaid(receiver, [sent])).toEqual([150_000])
  const { psbt, txid: none } = JSON.parse(await run(page, 'Sign PSBT'))
  expect(psbt).toMatch(/^cHNidP/)
  expect(none).toBeUndefined()
  const { txid } = JSON.parse(await run(page, 'Sign PSBT and broadcast'))
  expect(await readPaid(receiver, [txid])).toEqual([30_000])

  await run(page, 'Disconnect')
  await expect(shown).toHaveText('disconnected')
})

test('every button of a site with three families that was written for AppKit works after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  test.slow()
  const keys = { eip155: await createFundedKey(), solana: createKey(), bip122: createKey() }
  const accounts = {
    eip155: privateKeyToAddress(keys.eip155),
    solana: createSolanaAccount(keys.solana).address,
    bip122: createBitcoinAccount(keys.bip122).payment.address,
  }
  const receivers = {
    eip155: privateKeyToAddress(createKey()),
    solana: createSolanaAccount(createKey()).address,
    bip122: createBitcoinAccount(createKey()).payment.address,
  }
  const names = { eip155: 'Elm', solana: 'Birch', bip122: 'Dogwood' } as const
  const namespaces = ['eip155', 'solana', 'bip122'] as const
  const chains = { eip155: 'eip155:31337', solana: solanaChain, bip122: bitcoinChain } as const
  await fundSolana(accounts.solana)
  await fundBitcoin(accounts.bip122)
  await wallets.install({ ...mockWallets.elm, privateKeys: [keys.eip155] })
  await wallets.install({ ...mockWallets.birch, namespace: 'solana', privateKeys: [keys.solana] })
  await wallets.install({ ...mockWallets.dogwood, namespace: 'bip122', privateKeys: [keys.bip122] })
  const place = `?${new URLSearchParams(receivers)}#multichain`
  expect(await open('appkit-samples', place)).not.toContain(todos)
  const cardOf = (namespace: string) => page.getByRole('article', { name: namespace })

  for (const namespace of namespaces) {
    await run(page, `Connect ${namespace}`)
    await chooseWallet(page, names[namespace])
    await waitUntilClosed(page)
    await expect(cardOf(namespace)).toContainText(accounts[namespace])
  }
  const hashes: Record<string, string> = {}
  for (const namespace of namespaces) {
    const signature = await run(cardOf(namespace), 'Sign message')
    const check = { chainId: chains[namespace], address: accounts[namespace], message, signature }
    expect(await verifySignature(check), namespace).toBe(true)
    hashes[namespace] = await run(cardOf(namespace), 'Send')
    expect(hashes[namespace]).not.toContain('failed')
  }
  expect(await chainOne.getBalance({ address: receivers.eip155 })).toBe(parseEther('0.01'))
  await expect.poll(() => readSol(receivers.solana)).toBe(10_000_000)
  expect(await readPaid(receivers.bip122, [hashes.bip122 ?? ''])).toEqual([20_000])

  const networks = [
    ['Anvil Two', 'eip155:31338', /ETH$/],
    ['Local Solana', solanaChain, /^1\.98\d* SOL$/],
    ['Local Bitcoin', bitcoinChain, /^0\.049\d* BTC$/],
    ['Anvil One', 'eip155:31337', /^99\.98\d* ETH$/],
  ] as const
  for (const [name, id, balance] of networks) {
    await run(page, `Use ${name}`)
    await expect(page.locator('#network')).toHaveText(`${name} ${id}`)
    expect(await run(page, 'Balance')).toMatch(balance)
  }

  for (const namespace of namespaces) {
    await run(page, `Disconnect ${namespace}`)
    await expect(cardOf(namespace)).toContainText('disconnected')
  }
})

test('every button of a wagmi site that was written for AppKit works after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  test.slow()
  const key = await createFundedKey()
  const address = privateKeyToAddress(key)
  const receiver = privateKeyToAddress(createKey())
  await wallets.install({ ...mockWallets.elm, privateKeys: [key] })
  const place = `?to=${receiver}&token=${contracts.dollar}#wagmi`
  expect(await open('appkit-samples', place)).not.toContain(todos)
  const shown = page.locator('#address')
  await expect(shown).toHaveText('disconnected')
  await run(page, 'Open')
  await chooseWallet(page, 'Elm')
  await waitUntilClosed(page)
  await expect(shown).toHaveText(`${address} on 31337`)
  await run(page, 'Switch')
  await expect(shown).toHaveText(`${address} on 31338`)
  await run(page, 'Switch back')
  await expect(shown).toHaveText(`${address} on 31337`)

  const signature = await run(page, 'Sign message')
  expect(await verifySignature({ chainId: 'eip155:31337', address, message, signature })).toBe(true)
  const typed = await run(page, 'Sign typed data')
  expect(
    await chainOne.verifyTypedData({
      address,
      domain: { name: 'Sample', chainId: 31337 },
      types: { Hello: [{ name: 'text', type: 'string' }] },
      primaryType: 'Hello',
      message: { text: message },
      signature: readHex(typed),
    }),
  ).toBe(true)

  await chainOne.waitForTransactionReceipt({ hash: readHex(await run(page, 'Send transaction')) })
  expect(await chainOne.getBalance({ address: receiver })).toBe(parseEther('0.25'))
  await chainOne.waitForTransactionReceipt({ hash: readHex(await run(page, 'Write contract')) })
  expect(
    await chainOne.readContract({
      address: contracts.dollar,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [address, receiver],
    }),
  ).toBe(5_000_000n)
  expect(await run(page, 'Get balance')).toBe(`${formatEther(await chainOne.getBalance({ address }))} ETH`)
  expect(await run(page, 'Read contract')).toBe('SUSD')

  await run(page, 'Disconnect')
  await expect(shown).toHaveText('disconnected')
})

/** The site's backend for Sign-In with Ethereum. */
async function serveBackend(page: Page): Promise<void> {
  let session: { address: string; chainId: number } | null = null
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('https://api.example.com/**', async route => {
    const path = new URL(route.request().url()).pathname
    if (path === '/nonce') return route.fulfill({ headers, body: 'abcdefgh12345678' })
    if (path === '/session') return route.fulfill({ headers, json: session })
    if (path === '/signout') session = null
    else {
      const { message, signature } = route.request().postDataJSON()
      const { address, chainId, nonce } = parseSiweMessage(message)
      const isGood =
        address !== undefined && nonce === 'abcdefgh12345678' && chainId !== undefined
          ? await chainOne.verifyMessage({ address, message, signature })
          : false
      if (!address || !chainId || !isGood) return route.fulfill({ status: 401, headers })
      session = { address, chainId }
    }
    return route.fulfill({ headers })
  })
}

test('a site that was written for AppKit signs in with wallets of two families after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  test.slow()
  const [evmKey, solanaKey] = [createKey(), createKey()]
  const accounts = [
    ['Elm', privateKeyToAddress(evmKey), 'eip155', 'eip155:31337'],
    ['Birch', createSolanaAccount(solanaKey).address, 'solana', solanaChain],
  ] as const
  await wallets.install({ ...mockWallets.elm, privateKeys: [evmKey] })
  await wallets.install({ ...mockWallets.birch, namespace: 'solana', privateKeys: [solanaKey] })
  expect(await open('appkit-samples', '#signIn')).not.toContain(todos)
  const shown = page.locator('#address')
  const signIn = dialogOf(page).getByTestId('sign-in')
  for (const [name, address, namespace, chainId] of accounts) {
    await run(page, 'Open')
    await chooseWallet(page, name)
    await signIn.click()
    await waitUntilClosed(page)
    await expect(shown).toHaveText(`${address} of ${namespace}`)
    const [session] = JSON.parse(await run(page, 'Sessions'))
    expect(session.account).toBe(address)
    expect(session.message).toMatch(/^example\.com wants you to sign in with your \w+ account:/)
    const { message, signature } = session
    expect(await verifySignature({ chainId, address, message, signature })).toBe(true)
    await page.reload()
    await expect(shown).toHaveText(`${address} of ${namespace}`)
    expect(JSON.parse(await run(page, 'Sessions'))).toHaveLength(1)
    await run(page, 'Disconnect')
    await expect(shown).toHaveText('disconnected')
    expect(JSON.parse(await run(page, 'Sessions'))).toEqual([])
  }

  const [[name, address]] = accounts
  await serveBackend(page)
  await page.goto(page.url().replace('#', '?backend#'))
  await run(page, 'Open')
  await chooseWallet(page, name)
  await signIn.click()
  await waitUntilClosed(page)
  await expect(shown).toHaveText(`${address} of eip155`)
  expect(JSON.parse(await run(page, 'Sessions'))).toMatchObject([{ account: address }])
  await run(page, 'Disconnect')
  await expect(shown).toHaveText('disconnected')
  expect(await page.evaluate(async () => (await fetch('https://api.example.com/session')).json())).toBeNull()
})

test('every button of a Vue site that was written for AppKit works after the codemod', async ({
  page,
  wallets,
  open,
}) => {
  const elm = await wallets.install(mockWallets.elm)
  expect(await open('appkit-samples', '#vue')).not.toContain(todos)
  const shown = page.locator('#address')
  await expect(shown).toHaveText('disconnected')
  await press(page, 'Open')
  await chooseWallet(page, 'Elm')
  await waitUntilClosed(page)
  const address = await elm.address()
  await expect(shown).toHaveText(`${address} on 31337`)
  await expectSigned(page, address, message)
  await press(page, 'Switch')
  await expect(shown).toHaveText(`${address} on 31338`)
  await press(page, 'Disconnect')
  await expect(shown).toHaveText('disconnected')
})

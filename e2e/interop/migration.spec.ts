import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { test as base, expect } from '@portico/testing/playwright'
import { build, preview } from 'vite'
import { addresses } from '../helpers/addresses.ts'
import { chooseWallet, connectWith, dialogOf, shortOf, waitUntilClosed } from '../helpers/kit.ts'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const codemod = join(root, 'packages/codemod')

/** Rewrites the sample of a kit by the command, builds what comes out and serves it. */
const test = base.extend<{ open: (kit: string) => Promise<string> }>({
  open: async ({ page }, use) => {
    const servers: { close(): Promise<void> }[] = []
    await use(async kit => {
      // Within the repository, where the packages are found that such a site installs.
      await mkdir(join(root, 'test-results'), { recursive: true })
      const folder = await mkdtemp(join(root, 'test-results', `migration-${kit}-`))
      await cp(join(codemod, 'test/fixtures', kit, 'before'), folder, { recursive: true })
      const { stdout } = await execute(process.execPath, [join(codemod, 'dist/cli/main.js'), folder])
      await build({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: { chunkSizeWarningLimit: 5000 },
        define: {
          'import.meta.env.VITE_CHAIN_ONE': JSON.stringify(addresses.chainOne),
          'import.meta.env.VITE_CHAIN_TWO': JSON.stringify(addresses.chainTwo),
        },
      })
      const server = await preview({
        root: folder,
        configFile: false,
        logLevel: 'error',
        preview: { port: 0 },
      })
      servers.push(server)
      await page.goto(server.resolvedUrls?.local[0] ?? '')
      return stdout
    })
    for (const server of servers) await server.close()
  },
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

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
  await page.getByRole('combobox').selectOption('Anvil Two')
  await expect(page.getByRole('combobox')).toHaveValue('0x7a6a')
  await account.click()
  await expect(page.getByRole('button', { name: 'connect', exact: true })).toBeVisible()
})

import { devices, type Locator, type Page } from '@playwright/test'
import { testAccounts } from '@portico/sandbox/chain'
import { test as base, expect } from '@portico/testing/playwright'
import {
  createRemoteWallet,
  type RemoteWallet,
  type RemoteWalletOptions,
} from '@portico/testing/remote-wallet'
import { type Hex, isHex } from 'viem'
import { WebSocket } from 'ws'
import { addresses } from './addresses.ts'
import { chooseWallet, connectButtonOf, dialogOf, shortOf } from './kit.ts'

export const relayUrl = addresses.relay
export const playground = '/?networks=anvilOne~anvilTwo'

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 14']
export const phone = iPhone

type Fixtures = {
  /** A wallet on another device, which ends with the test. */
  createWallet(options?: Partial<RemoteWalletOptions>): RemoteWallet
}

export const test = base.extend<Fixtures>({
  permissions: ['clipboard-read', 'clipboard-write'],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern
  createWallet: async ({}, use) => {
    const wallets: RemoteWallet[] = []
    await use(options => {
      const wallet = createRemoteWallet({
        relayUrl,
        projectId: 'portico-sandbox',
        // Not the accounts that send in other tests, because nonces must not collide.
        accounts: { eip155: [testAccounts[3].privateKey, testAccounts[5].privateKey] },
        chains: [
          { id: 'eip155:31337', name: 'Anvil One', rpcUrl: addresses.chainOne },
          { id: 'eip155:31338', name: 'Anvil Two', rpcUrl: addresses.chainTwo },
        ],
        WebSocket,
        ...options,
      })
      wallets.push(wallet)
      return wallet
    })
    for (const wallet of wallets) wallet.stop()
  },
})

/** Opens the QR code and copies its link, as a visitor. */
export async function copyUri(page: Page): Promise<string> {
  await connectButtonOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  return copyShownUri(page)
}

export async function copyShownUri(page: Page): Promise<string> {
  await expect(codeOf(page)).toBeVisible()
  // The clipboard persists, whereas the confirmation is brief and a busy machine may miss it.
  await page.evaluate(() => navigator.clipboard.writeText(''))
  await dialogOf(page).getByTestId('copy-link').click()
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(read).toMatch(/^wc:/)
  return read()
}

export const codeOf = (page: Page): Locator => dialogOf(page).getByRole('img', { name: 'Code to scan' })

/** On a phone every wallet is a link with the pairing URI, once there is one. */
export const walletLinksOf = (page: Page): Locator => dialogOf(page).locator('a[href*="wc?uri="]')

/**
 * Prevents navigation by links, because no app is installed. The listener is at the window, because a row may be
 * replaced before it is clicked. Returns a function that reads the last clicked link.
 */
export async function holdLinks(page: Page): Promise<() => Promise<string>> {
  const clicked = await page.evaluateHandle(() => {
    const last = { href: '' }
    const hold = (event: Event) => {
      const link = event.composedPath().find(target => target instanceof HTMLAnchorElement)
      if (!link) return
      event.preventDefault()
      last.href = link.href
    }
    window.addEventListener('click', hold, true)
    return last
  })
  return () => clicked.evaluate(({ href }) => href)
}

/** Taps the first wallet of the list, on a phone that stays on the page. */
export async function tapWallet(page: Page): Promise<{ readonly href: string; readonly uri: string }> {
  const readClicked = await holdLinks(page)
  await connectButtonOf(page).click()
  await walletLinksOf(page).first().click()
  const href = await readClicked()
  return { href, uri: new URL(href).searchParams.get('uri') ?? '' }
}

export async function connectRemote(page: Page, wallet: RemoteWallet): Promise<void> {
  await wallet.pair(await copyUri(page))
  const proposal = await wallet.nextProposal()
  await proposal.approve()
  await expect(dialogOf(page)).toHaveCount(0)
  await wallet.nextSession()
}

export async function waitUntilConnected(page: Page): Promise<void> {
  await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
}

/** The buttons on the page; the dialog has others with the same text. */
export const accountButtonOf = (page: Page, wallet: RemoteWallet, index = 0): Locator =>
  page.locator('.portico-button', { hasText: shortOf(wallet.getAddresses('eip155')[index] ?? '') })

export const networkButtonOf = (page: Page, name: string): Locator =>
  page.locator('.portico-button', { hasText: name })

export async function startSigning(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Sign message' }).click()
}

export async function sign(page: Page, wallet: RemoteWallet, message: string): Promise<void> {
  await startSigning(page, message)
  await (await wallet.nextRequest('personal_sign')).approve()
  await expect(outputOf(page, 'Sign message')).toHaveText(/^0x/)
}

export const outputOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ hasText: title }).locator('output')

export function readHex(text: string | null | undefined): Hex {
  if (!isHex(text)) throw new Error(`Not hexadecimal: ${text}`)
  return text
}

import type { Page } from '@playwright/test'
import { testAccounts } from '@portico/testing/anvil'
import { test as base, expect } from '@portico/testing/playwright'
import {
  createRemoteWallet,
  type RemoteWallet,
  type RemoteWalletOptions,
} from '@portico/testing/remote-wallet'
import { type Hex, isHex } from 'viem'
import { WebSocket } from 'ws'
import { chooseWallet, connectButtonOf, dialogOf, shortOf } from './kit.ts'

export const relayUrl = 'ws://127.0.0.1:4100/relay'

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
        // Not the accounts that send in other tests: nonces must not collide.
        accounts: { eip155: [testAccounts[3].privateKey, testAccounts[5].privateKey] },
        WebSocket,
        ...options,
      })
      wallets.push(wallet)
      return wallet
    })
    for (const wallet of wallets) wallet.stop()
  },
})

/** Opens the code and reads it the way a visitor passes it on: by copying the link. */
export async function copyUri(page: Page): Promise<string> {
  await connectButtonOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  return copyShownUri(page)
}

export async function copyShownUri(page: Page): Promise<string> {
  await expect(codeOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

export const codeOf = (page: Page) => dialogOf(page).getByRole('img', { name: 'Code to scan' })

export async function connectRemote(page: Page, wallet: RemoteWallet): Promise<void> {
  await wallet.pair(await copyUri(page))
  const proposal = await wallet.nextProposal()
  await proposal.approve()
  await expect(dialogOf(page)).toHaveCount(0)
  await wallet.nextSession()
}

export const accountButtonOf = (page: Page, wallet: RemoteWallet, index = 0) =>
  page.getByRole('button', { name: shortOf(wallet.getAddresses('eip155')[index] ?? '') })

export async function startSigning(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
  await page.getByRole('button', { name: 'Sign message' }).click()
}

export const outputOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).locator('output')

export function readHex(text: string | null | undefined): Hex {
  if (!isHex(text)) throw new Error(`Not hexadecimal: ${text}`)
  return text
}

import type { BrowserContext, Frame, Page } from '@playwright/test'
import { connectInbox } from '@portico/testing/mail'
import { expect } from '@portico/testing/playwright'
import { createTestClient, type Hex, http, parseEther } from 'viem'
import { addresses } from './addresses.ts'
import { isOnTop, vaultFrameOf } from './fakeVault.ts'
import { clickUntilGone, dialogOf } from './kit.ts'

/** One for all: it remembers which mails were read. */
export const inbox = connectInbox(addresses.inbox)

/** Nobody else's mailbox. */
export const createEmail = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`

export const familyOf = (page: Page, name: 'EVM' | 'Solana') => page.getByRole('region', { name })

export const readAddresses = async (page: Page) => {
  await expect(familyOf(page, 'EVM').getByTestId('address')).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  await expect(familyOf(page, 'Solana').getByTestId('address')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  return {
    evm: (await familyOf(page, 'EVM').getByTestId('address').textContent()) as Hex, // of that form, see above
    solana: (await familyOf(page, 'Solana').getByTestId('address').textContent()) ?? '',
  }
}

/** Another name of this machine is another site to the browser: the vault is a third party there. */
export const foreignPage = `${addresses.demo.replace('127.0.0.1', 'localhost')}/email.html`

export function findVault(page: Page): Frame {
  const frame = page.frames().find(each => each.url().startsWith(addresses.vault))
  if (!frame) throw new Error('There is no frame of the vault.')
  return frame
}

/** Whether a document can keep anything, by trying. */
export const tryStorage = (frame: Frame) =>
  frame.evaluate(async () => {
    const tell = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'kept',
          () => 'denied',
        )
    const open = () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('probe')
        request.onsuccess = resolve
        request.onerror = reject
      })
    return { local: await tell(() => localStorage.setItem('probe', '1')), database: await tell(open) }
  })

/** As browsers do when nobody has come for a week. */
export const emptyVault = (page: Page) =>
  findVault(page).evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('portico-vault')
        request.onsuccess = resolve
        request.onerror = reject
      }),
  )

async function readCode(email: string): Promise<string> {
  const { text } = await inbox.next(email)
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

/** From the button to the code, as a visitor does. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  // Key by key: what Playwright fills in at once, React does not hear of in Firefox.
  await page.getByTestId('email-input').pressSequentially(email)
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').pressSequentially(await readCode(email))
}

/** On a device that is this visitor's first. */
export async function logIn(page: Page, email: string) {
  await enterCode(page, email)
  const accounts = await readAddresses(page)
  await dialogOf(page).waitFor({ state: 'detached' })
  return accounts
}

/** On a device that has no share, or has lost it: the number that it shows is typed behind the link of a mail. */
export async function comeBack(page: Page, email: string) {
  await enterCode(page, email)
  await approveDevice(page, page.context(), email)
  const accounts = await readAddresses(page)
  await dialogOf(page).waitFor({ state: 'detached' })
  return accounts
}

/** Reads the number in the vault's frame, opens the link of the mail on whatever device, and types it there. */
export async function approveDevice(asking: Page, context: BrowserContext, email: string): Promise<void> {
  const shown = vaultFrameOf(asking)
    .contentFrame()
    .getByText(/^\d{3}$/)
  await expect(shown).toBeVisible()
  // And nothing is over it: the dialog could be.
  await expect.poll(() => isOnTop(asking)).toBe(true)
  const number = (await shown.textContent()) ?? ''
  const { text } = await inbox.next(email)
  const page = await context.newPage()
  await page.goto(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('textbox').fill(number)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('This device is approved.')).toBeVisible()
  await page.close()
}

export async function fund({ evm, solana }: { readonly evm: Hex; readonly solana: string }): Promise<void> {
  const bank = createTestClient({ mode: 'hardhat', transport: http(addresses.chainOne) })
  await bank.setBalance({ address: evm, value: parseEther('1') })
  await askSolana('requestAirdrop', [solana, 2_000_000_000])
}

export async function askSolana(method: string, params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(addresses.solana, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await answer.json()).result
}

/** Does something on the page of the demo and agrees to it. */
export async function agree(
  page: Page,
  family: 'EVM' | 'Solana',
  title: string,
  verb: string,
): Promise<string> {
  const card = familyOf(page, family).locator('article', { hasText: title })
  await card.getByRole('button', { name: verb }).click()
  await approveRequest(page)
  await expect(card.locator('output')).toHaveAttribute('data-status', /done|failed/)
  await expect(card.locator('output')).toHaveAttribute('data-status', 'done')
  return (await card.locator('output').textContent()) ?? ''
}

/** Where the vault asks: in the frame, or in the window it leads to. */
async function approveRequest(page: Page): Promise<void> {
  const frame = vaultFrameOf(page).contentFrame()
  const door = frame.getByRole('button', { name: 'Continue in wallet window' })
  const direct = frame.getByRole('button', { name: /^(Sign|Approve)$/ })
  await expect(door.or(direct)).toBeVisible()
  if (!(await door.isVisible())) return clickUntilGone(direct)
  const opening = page.waitForEvent('popup')
  await door.click()
  await approveIn(await opening)
}

export async function approveIn(popup: Page): Promise<void> {
  const approve = popup.getByRole('button', { name: /^(Sign|Approve)$/ })
  await approve.waitFor()
  // A click counts once the visitor had time to read.
  await expect(async () => {
    if (!popup.isClosed()) await approve.click({ timeout: 1000 }).catch(() => undefined)
    expect(popup.isClosed()).toBe(true)
  }).toPass()
}

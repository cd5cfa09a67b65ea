import type { BrowserContext, Frame, Locator, Page } from '@playwright/test'
import { connectInbox } from '@portico/sandbox/mail'
import { expect } from '@portico/testing/playwright'
import type { Hex } from 'viem'
import { addresses } from './addresses.ts'
import { isOnTop, vaultFrameOf } from './fakeVault.ts'
import { clickInFrame, clickUntilGone, dialogOf, waitUntilClosed } from './kit.ts'
import { setBalance } from './setBalance.ts'
import { fundSolana } from './solanaChain.ts'
import { readToEnd } from './vaultRequest.ts'

/** One instance, because it remembers which mails were read. */
export const inbox = connectInbox(addresses.inbox)

/** A unique mailbox. */
export const createEmail = () => `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`

export const familyOf = (page: Page, name: 'EVM' | 'Solana') => page.getByRole('region', { name })

export const readAddresses = async (page: Page) => {
  await expect(familyOf(page, 'EVM').getByTestId('address')).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  await expect(familyOf(page, 'Solana').getByTestId('address')).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  return {
    evm: (await familyOf(page, 'EVM').getByTestId('address').textContent()) as Hex, // checked above
    solana: (await familyOf(page, 'Solana').getByTestId('address').textContent()) ?? '',
  }
}

/** Another host name of this machine is another site, so that the vault is a third party. */
export const foreignPage = `${addresses.demo.replace('127.0.0.1', 'localhost')}/email.html`

export function findVault(page: Page): Frame {
  const frame = page.frames().find(each => each.url().startsWith(addresses.vault))
  if (!frame) throw new Error("The vault's frame was not found.")
  return frame
}

/** Tests whether a document has storage. */
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

/** Simulates the browser's deletion of storage after a week without a visit. */
export const emptyVault = (page: Page) =>
  findVault(page).evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('portico-vault')
        request.onsuccess = resolve
        request.onerror = reject
      }),
  )

/** Skips mails that only notify. */
async function readFromMail(email: string, wanted: RegExp): Promise<string> {
  for (;;) {
    const { text } = await inbox.next(email)
    const [found] = wanted.exec(text) ?? []
    if (found) return found
  }
}

export const readLink = (email: string): Promise<string> => readFromMail(email, /https?:\/\/\S+/)

/** On a line of its own, because mails may contain other numbers. */
export const readCode = (email: string): Promise<string> => readFromMail(email, /(?<=^\s*)\d{6}$/m)

export async function enterCode(page: Page, email: string): Promise<void> {
  await page.locator('.portico-button', { hasText: 'Connect Wallet' }).click()
  // Key by key, because React does not notice Playwright's `fill` in Firefox.
  await page.getByTestId('email-input').pressSequentially(email)
  await page.keyboard.press('Enter')
  await page.getByTestId('otp-input').pressSequentially(await readCode(email))
}

/** On the visitor's first device. */
export async function logIn(page: Page, email: string) {
  await enterCode(page, email)
  await waitUntilClosed(page)
  return readAddresses(page)
}

/** On a device without a share: the number that it shows is typed on the page that the mail links to. */
export async function comeBack(page: Page, email: string) {
  await enterCode(page, email)
  await approveDevice(page, page.context(), email)
  await waitUntilClosed(page)
  return readAddresses(page)
}

/** Reads the number in the vault's frame, opens the mail's link, and types the number there. */
export async function approveDevice(asking: Page, context: BrowserContext, email: string): Promise<void> {
  const shown = vaultFrameOf(asking)
    .contentFrame()
    .getByText(/^\d{3}$/)
  await expect(shown).toBeVisible()
  // The frame must not be covered, for example by the dialog.
  await expect.poll(() => isOnTop(asking)).toBe(true)
  const number = (await shown.textContent()) ?? ''
  const link = await readLink(email)
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('textbox').fill(number)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Device approved.')).toBeVisible()
  await page.close()
}

export async function fund({ evm, solana }: { readonly evm: Hex; readonly solana?: string }): Promise<void> {
  await setBalance(evm, '1')
  if (solana) await fundSolana(solana)
}

export const agree = (page: Page, family: 'EVM' | 'Solana', title: string, method: string): Promise<string> =>
  agreeTo(page, familyOf(page, family).locator('article', { hasText: title }), method)

export async function agreeTo(page: Page, card: Locator, method: string): Promise<string> {
  await card.getByRole('button', { name: method }).click()
  await approveRequest(page)
  await expect(card.locator('output')).toHaveAttribute('data-status', /done|failed/)
  await expect(card.locator('output')).toHaveAttribute('data-status', 'done')
  return (await card.locator('output').textContent()) ?? ''
}

/** Approves in the frame, in the pop-up that the page opened, or in the one that the frame leads to. */
export async function approveRequest(page: Page): Promise<void> {
  const frame = vaultFrameOf(page).contentFrame()
  const direct = frame.getByRole('button', { name: /^(Sign|Approve)$/ })
  await expect(async () => {
    const isAsked = findWindow(page) ?? (await doorOf(page).or(direct).isVisible())
    expect(isAsked).toBeTruthy()
  }).toPass()
  const popup = findWindow(page)
  if (popup) return approveIn(popup)
  await expect.poll(() => isOnTop(page)).toBe(true)
  if (await doorOf(page).isVisible()) await approveIn(await openThrough(page, doorOf(page)))
  else {
    await readToEnd(frame)
    await clickUntilGone(direct)
  }
}

const findWindow = (page: Page) =>
  page
    .context()
    .pages()
    .find(each => !each.isClosed() && each.url().startsWith(`${addresses.vault}/confirm`))

export async function windowOf(page: Page): Promise<Page> {
  await expect.poll(() => findWindow(page) !== undefined).toBe(true)
  return findWindow(page) as Page // see above
}

export const doorOf = (page: Page): Locator =>
  vaultFrameOf(page).contentFrame().getByRole('button', { name: 'Open wallet window' })

export async function openThrough(page: Page, door: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await clickInFrame(door)
  return opening
}

/** Opens the recovery methods in the vault's window, from the account. */
export async function openSettings(page: Page): Promise<void> {
  await page.locator('.portico-button', { hasText: '…' }).click()
  await page.getByTestId('account-settings').click()
}

export async function openSecurity(
  page: Page,
  way: 'account-security' | 'reminder-protect' = 'account-security',
): Promise<Page> {
  if (way === 'account-security') await openSettings(page)
  else await page.locator('.portico-button', { hasText: '…' }).click()
  await page.getByTestId(way).click()
  const frame = vaultFrameOf(page).contentFrame()
  return openThrough(page, frame.getByRole('button', { name: 'Recovery phrase' }))
}

async function confirmByCode(popup: Page, email: string): Promise<void> {
  // The last digit submits it.
  await popup.getByRole('textbox', { name: 'Code' }).fill(await readCode(email))
}

export async function writeDownKit(popup: Page, email: string): Promise<string[]> {
  await confirmByCode(popup, email)
  return checkKit(popup)
}

export async function checkKit(popup: Page): Promise<string[]> {
  await expect(popup.getByRole('listitem')).toHaveCount(24)
  const words = (await popup.getByRole('listitem').allTextContents()).map(word => word.trim())
  await popup.getByRole('button', { name: 'I’ve written them down' }).click()
  const fields = popup.getByRole('textbox')
  await expect(fields).toHaveCount(3)
  for (const field of await fields.all()) {
    const place = Number((await field.getAttribute('name'))?.replace('word-', ''))
    await field.fill(words[place - 1] ?? '')
  }
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup.getByRole('heading', { name: 'Done' })).toBeVisible()
  return words
}

/** Deriving a key from a passphrase is slow by design, and very slow on a shared machine. */
export const slowKey = { timeout: 60_000 }

/** In the window in which a one-time code was already entered. */
export async function setPassphrase(popup: Page, passphrase: string): Promise<void> {
  await popup.getByRole('button', { name: 'Recovery and security' }).click()
  await popup.getByRole('button', { name: 'Passphrase' }).click()
  await popup.getByRole('textbox', { name: 'Passphrase', exact: true }).fill(passphrase)
  await popup.getByRole('textbox', { name: 'Repeat the passphrase' }).fill(passphrase)
  await popup.getByRole('button', { name: 'Save' }).click()
  await expect(popup.getByRole('heading', { name: 'Done' })).toBeVisible(slowKey)
}

/** Changes the e-mail address, confirmed in the window and with a one-time code from each mailbox. */
export async function changeEmail(page: Page, before: string, after: string): Promise<void> {
  await openSettings(page)
  await page.getByTestId('account-email').click()
  await page.getByTestId('email-input').fill(after)
  await page.keyboard.press('Enter')
  const popup = await windowOf(page)
  await expect(popup.getByText(after).first()).toBeVisible()
  await approveIn(popup)
  for (const email of [before, after]) {
    const code = await readCode(email)
    await expect(dialogOf(page)).toContainText(email)
    await page.getByTestId('otp-input').fill(code)
  }
  await expect(page.getByTestId('account-email')).toContainText(after)
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(page.getByTestId('disconnect')).toBeVisible()
  await expect(dialogOf(page)).toContainText(after)
}

export async function approveIn(popup: Page): Promise<void> {
  const approve = popup.getByRole('button', { name: /^(Sign|Approve)$/ })
  await approve.waitFor()
  await readToEnd(popup)
  // The vault ignores clicks before the visitor had time to read.
  await expect(async () => {
    if (!popup.isClosed()) await approve.click({ timeout: 1000 }).catch(() => undefined)
    expect(popup.isClosed()).toBe(true)
  }).toPass()
}

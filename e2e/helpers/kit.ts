import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import { createPublicClient, createTestClient, type Hex, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { addresses } from './addresses.ts'

/** The modal; locators pierce its open shadow root. */
export const dialogOf = (page: Page): Locator => page.locator('portico-modal').getByRole('dialog')

/** Checks every frame, because a waiting locator checks only every half second. */
export const waitUntilClosed = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector('portico-modal')?.shadowRoot?.querySelector('dialog[open]'),
  )

/** The card without the backdrop. */
export const cardOf = (page: Page): Locator => page.locator('portico-modal .card')

/** The files of the kit's chunks; see `scripts/build/findChunks.mjs`. */
export const partFiles = {
  dialog: /\/dialog-[\w-]{8}\.js$/,
  views: /\/views-[\w-]{8}\.js$/,
  pairing: /\/pairing-[\w-]{8}\.js$/,
  tokens: /\/react-tokens-[\w-]{8}\.js$/,
  activity: /\/react-activity-[\w-]{8}\.js$/,
  payment: /\/react-pay-[\w-]{8}\.js$/,
  onramp: /\/react-onRampProviders-[\w-]{8}\.js$/,
  send: /\/react-walletSend-[\w-]{8}\.js$/,
  names: /\/react-registerAccountName-[\w-]{8}\.js$/,
  swap: /\/react-swap-[\w-]{8}\.js$/,
  nfts: /\/react-nfts-[\w-]{8}\.js$/,
} as const

export const connectButtonOf = (page: Page): Locator =>
  page.locator('.portico-button', { hasText: 'Connect Wallet' })

export async function connectWith(page: Page, walletName: string): Promise<void> {
  await connectButtonOf(page).click()
  await chooseWallet(page, walletName)
  await waitUntilClosed(page)
}

export async function chooseWallet(page: Page, walletName: string): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: new RegExp(`^${walletName}`) })
    .click()
}

/** On server-rendered pages the button exists before its script, and an earlier click is lost. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const [button] = document.getElementsByClassName('portico-button')
    return Object.keys(button ?? {}).some(key => key.startsWith('__reactProps$'))
  })

/** An address as the account button shortens it. */
export const shortOf = (address: string): string => `${address.slice(0, 4)}…${address.slice(-6)}`

const transport = http(addresses.chainOne)

export const chainOne = createPublicClient({ transport })

/** The key of a new account, because tests run in parallel and nonces must not collide. */
export async function createFundedKey(): Promise<Hex> {
  const key = generatePrivateKey()
  const bank = createTestClient({ mode: 'hardhat', transport })
  await bank.setBalance({ address: privateKeyToAddress(key), value: parseEther('100') })
  return key
}

/**
 * Waits for the responses that an open modal needs; pending requests would time out when a test moves the clock.
 */
export const waitForServices = (page: Page) =>
  page.waitForFunction(() => {
    const { features, queries } = window.portico?.store.get() ?? {}
    return features?.status === 'success' && queries?.walletList?.recommended?.status === 'success'
  })

/** Waits until the page has started its own work after the last event. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestIdleCallback(() => resolve())))

/** Switches the gallery to another state without a reload, which would take most of the time. */
export async function turnGalleryTo(page: Page, state: string): Promise<void> {
  await page.evaluate(next => {
    window.location.hash = next
  }, state)
  await expect(page.locator(`.gallery-frame[data-state="${state}"]`)).toBeVisible()
  await expect(dialogOf(page)).toBeVisible()
}

/** Console errors and warnings from now on. */
export function recordComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))
  return complaints
}

/** Records all toasts from now on, because a slow machine would miss them on the screen. */
export async function recordToasts(page: Page | Frame): Promise<() => Promise<string>> {
  const toasts = await page.evaluateHandle(() => {
    const texts: string[] = []
    window.portico?.store.subscribe(() => {
      for (const { message } of window.portico?.store.get().toasts.visible ?? []) texts.push(message)
    })
    return texts
  })
  return async () => (await toasts.jsonValue()).join('\n')
}

/** The vault ignores clicks before the visitor had time to read; until then the button stays. */
export const clickUntilGone = (button: Locator): Promise<void> =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined)
    await expect(button).toBeHidden({ timeout: 500 })
  }).toPass()

/**
 * Clicks a button in a cross-site frame. Browsers drop clicks within half a second after the frame has moved, so
 * the click repeats until the frame has received it.
 */
export async function clickInFrame(button: Locator): Promise<void> {
  const inside = await button.evaluateHandle(({ ownerDocument: { documentElement: root } }) => {
    const inside = { isHeard: false }
    root.addEventListener('click', () => Object.assign(inside, { isHeard: true }), { capture: true })
    return inside
  })
  await expect(async () => {
    await button.click({ timeout: 5000 })
    expect(await inside.evaluate(({ isHeard }) => isHeard)).toBe(true)
  }).toPass()
}

/** Waits until a transfer or swap has its receipt, which the dialog says in place. */
export async function seeDone(dialog: Locator, title: 'Sent' | 'Swapped', text: string): Promise<void> {
  await expect(dialog.getByRole('heading', { name: title, level: 2 })).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(dialog.getByText(text)).toBeVisible()
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, verifyMessage } from 'viem'
import { findFirefox } from '../../tooling/programs/findFirefox.mjs'
import {
  agree,
  comeBack,
  createEmail,
  emptyVault,
  familyOf,
  findVault,
  foreignPage,
  fund,
  logIn,
  readAddresses,
  tryStorage,
  windowOf,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { chainOne, waitUntilClosed } from '../helpers/kit.ts'
import { askSolana } from '../helpers/solanaChain.ts'

test.skip(!findFirefox(), 'There is no Firefox on this machine.')

test('a new visitor logs in by mail, decides everything in the window of the vault, and is there after a reload [C-03] [C-14] [CJ11]', async ({
  page,
}) => {
  await page.goto('/email.html')
  const accounts = await logIn(page, createEmail())
  await fund(accounts)

  // This browser does not report what covers a frame, so the frame itself never approves.
  const frame = vaultFrameOf(page).contentFrame()
  const card = familyOf(page, 'EVM').locator('article', { hasText: 'Sign a message' })
  await card.getByRole('button', { name: 'Sign' }).click()
  await expect(frame.getByRole('button', { name: 'Show window' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Sign', exact: true })).toHaveCount(0)
  // The click closes the window, which Firefox reports before the click.
  const popup = await windowOf(page)
  await popup
    .getByRole('button', { name: 'Reject' })
    .click()
    .catch(() => undefined)
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(card.locator('output')).toHaveAttribute('data-status', 'failed')
  await waitUntilClosed(page)

  const signature = (await agree(page, 'EVM', 'Sign a message', 'Sign')) as Hex // verified next
  expect(await verifyMessage({ address: accounts.evm, message: 'Hello from Portico', signature })).toBe(true)
  const hash = (await agree(page, 'EVM', 'Send the least', 'Send')) as Hex // awaited next
  expect(await chainOne.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  const sent = await agree(page, 'Solana', 'Send the least', 'Send')
  await expect
    .poll(() => askSolana('getSignatureStatuses', [[sent]]))
    .toMatchObject({ value: [{ err: null }] })

  await page.reload()
  expect(await readAddresses(page)).toEqual(accounts)
})

test('on another site a session survives closing the browser, and an emptied vault is an ordinary return to the same address [T-02] [T-13] [T-16]', async ({
  playwright,
  launchOptions,
  channel,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-profile-'))
  const open = () =>
    playwright.firefox.launchPersistentContext(folder, { ...launchOptions, ...(channel && { channel }) })
  let context = await open()
  try {
    const first = await context.newPage()
    await first.goto(foreignPage)
    const email = createEmail()
    const accounts = await logIn(first, email)
    await context.close()

    context = await open()
    const page = await context.newPage()
    await page.goto(foreignPage)
    expect(await readAddresses(page)).toEqual(accounts)
    // The address is shown before the vault has confirmed the session.
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
    expect(await agree(page, 'EVM', 'Sign a message', 'Sign')).toMatch(/^0x/)

    await emptyVault(page)
    await page.reload()
    await expect(familyOf(page, 'EVM').getByTestId('address')).toHaveText('disconnected')
    expect(await comeBack(page, email)).toEqual(accounts)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})

test('where the browser lets a third party store nothing, a visitor logs in, signs, and comes back to the same address [C-03] [T-13]', async ({
  playwright,
  launchOptions,
  channel,
}) => {
  const browser = await playwright.firefox.launch({
    ...launchOptions,
    ...(channel && { channel }),
    // Blocks all third-party cookies and storage.
    firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'network.cookie.cookieBehavior': 1 },
  })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(foreignPage)
    expect(await tryStorage(page.mainFrame())).toEqual({ local: 'kept', database: 'kept' })
    const email = createEmail()
    const accounts = await logIn(page, email)
    expect(await agree(page, 'EVM', 'Sign a message', 'Sign')).toMatch(/^0x/)
    expect(await tryStorage(findVault(page))).toEqual({ local: 'denied', database: 'denied' })

    await page.reload()
    await expect(familyOf(page, 'EVM').getByTestId('address')).toHaveText('disconnected')
    expect(await comeBack(page, email)).toEqual(accounts)
  } finally {
    await browser.close()
  }
})

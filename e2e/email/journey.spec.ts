import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, verifyMessage } from 'viem'
import { addresses } from '../helpers/addresses.ts'
import {
  agree,
  approveDevice,
  changeEmail,
  createEmail,
  enterCode,
  familyOf,
  findVault,
  foreignPage,
  fund,
  inbox,
  openSecurity,
  readAddresses,
  tryStorage,
  writeDownKit,
} from '../helpers/emailVisit.ts'
import { vaultFrameOf } from '../helpers/fakeVault.ts'
import { chainOne, dialogOf, waitUntilClosed } from '../helpers/kit.ts'
import { askSolana } from '../helpers/solanaChain.ts'

// Nothing is mocked: the vault has its own origin, with the service, mail over SMTP, and chains.

test('a new visitor logs in by mail, signs and sends on EVM and Solana, and is there after a reload [C-03] [C-14] [T-02] [E-05]', {
  tag: '@journey',
}, async ({ page }) => {
  const email = createEmail()
  await page.goto('/email.html')
  await enterCode(page, email)
  const accounts = await readAddresses(page)
  await waitUntilClosed(page)
  await fund(accounts)

  const signature = (await agree(page, 'EVM', 'Sign a message', 'Sign')) as Hex // verified next
  expect(await verifyMessage({ address: accounts.evm, message: 'Hello from Portico', signature })).toBe(true)
  const hash = (await agree(page, 'EVM', 'Send the least', 'Send')) as Hex // awaited next
  expect(await chainOne.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })

  expect(await agree(page, 'Solana', 'Sign a message', 'Sign')).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/)
  const sent = await agree(page, 'Solana', 'Send the least', 'Send')
  await expect
    .poll(() => askSolana('getSignatureStatuses', [[sent]]))
    .toMatchObject({ value: [{ err: null }] })

  await page.reload()
  expect(await readAddresses(page)).toEqual(accounts)
})

test('a visitor with money in the wallet is reminded once of a way back of their own, and comes to the words that are one', async ({
  page,
}) => {
  const email = createEmail()
  await page.goto('/email.html')
  await enterCode(page, email)
  await fund(await readAddresses(page))
  await waitUntilClosed(page)
  // Simulates an older cached balance.
  await page.evaluate(() => window.portico?.storage.remove('nativeBalanceCache'))
  await page.reload()
  const popup = await openSecurity(page, 'reminder-protect')
  await writeDownKit(popup, email)
  await popup.close()
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(page.getByTestId('disconnect')).toBeVisible()
  await expect(page.getByTestId('recovery-reminder')).toHaveCount(0)
  await expect(page.getByTestId('account-settings')).toBeVisible()
  await expect(vaultFrameOf(page)).toBeHidden()
})

test('a visitor gives the wallet another address, agreed to in its window and with a code from each mailbox [AU11] [V-01]', async ({
  page,
}) => {
  const [before, after] = [createEmail(), createEmail()]
  await page.goto('/email.html')
  await enterCode(page, before)
  await readAddresses(page)
  await waitUntilClosed(page)
  await changeEmail(page, before, after)
  for (const email of [before, after]) expect((await inbox.next(email)).text).toContain(after)
})

test('the same visitor on a second device approves it by mail and has the same accounts; so after clearing the browser [T-13] [T-16]', {
  tag: '@journey',
}, async ({ page, browser, context }) => {
  const email = createEmail()
  await page.goto('/email.html')
  await enterCode(page, email)
  const accounts = await readAddresses(page)

  const second = await browser.newContext()
  const other = await second.newPage()
  await other.goto(`${addresses.demo}/email.html`)
  await enterCode(other, email)
  await approveDevice(other, context, email)
  expect(await readAddresses(other)).toEqual(accounts)
  await second.close()

  const session = await context.newCDPSession(page)
  for (const origin of [addresses.demo, addresses.vault]) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  await page.goto('/email.html')
  await enterCode(page, email)
  await approveDevice(page, context, email)
  expect(await readAddresses(page)).toEqual(accounts)
  await waitUntilClosed(page)
  expect(await agree(page, 'EVM', 'Sign a message', 'Sign')).toMatch(/^0x/)
})

test('where the browser lets a third party store nothing, a visitor signs, and comes back to the same address [C-03] [T-13]', async ({
  playwright,
  launchOptions,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-profile-'))
  await mkdir(join(folder, 'Default'))
  const blocking = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(blocking))
  const context = await playwright.chromium.launchPersistentContext(folder, launchOptions)
  try {
    const page = await context.newPage()
    await page.goto(foreignPage)
    expect(await tryStorage(page.mainFrame())).toEqual({ local: 'kept', database: 'kept' })
    const email = createEmail()
    await enterCode(page, email)
    const accounts = await readAddresses(page)
    await waitUntilClosed(page)
    expect(await tryStorage(findVault(page))).toEqual({ local: 'denied', database: 'denied' })
    expect(await agree(page, 'EVM', 'Sign a message', 'Sign')).toMatch(/^0x/)

    await page.reload()
    await expect(familyOf(page, 'EVM').getByTestId('address')).toHaveText('disconnected')
    await enterCode(page, email)
    await approveDevice(page, context, email)
    expect(await readAddresses(page)).toEqual(accounts)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})

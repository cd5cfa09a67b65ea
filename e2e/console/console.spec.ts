import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { createEmail, foreignPage, logIn } from '../helpers/emailVisit.ts'
import { colourRules, findViolations } from '../helpers/findViolations.ts'
import { chooseWallet, connectButtonOf, connectWith, dialogOf } from '../helpers/kit.ts'

/** By host name, because passkeys do not work on IP addresses. */
const consoleUrl = addresses.console.replace('127.0.0.1', 'localhost')

const dataFolder = () => dirname(process.env.PORTICO_SANDBOX_LOG ?? '')

/** The first link works once, so a test that is tried again gets another. */
async function readLink(retry: number) {
  if (retry === 0) return await readFile(join(dataFolder(), 'console-link.txt'), 'utf8')
  const env = { ...process.env, PORTICO_DATA: dataFolder(), PORTICO_CONSOLE_URL: consoleUrl }
  const args = ['packages/server/dist/cli/main.js', 'console', 'invite', 'Owner']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  return stdout.trim()
}

/** Confirms passkeys at once, on all pages of the context. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

/** In both modes and on a phone. */
async function expectAccessible(page: Page, name: string) {
  const size = page.viewportSize() ?? { width: 1280, height: 800 }
  expect.soft(await findViolations(page), name).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 360, height: 740 })
  expect
    .soft(await findViolations(page, { rules: [...colourRules, 'scrollable-region-focusable'] }), name)
    .toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${name} fits on a phone`).toBeLessThanOrEqual(360)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(size)
}

test.describe.configure({ mode: 'serial' })

test.describe('the console', () => {
  let page: Page
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext({ locale: 'en' })).newPage()
    await addAuthenticator(page)
  })
  test.afterAll(() => page.context().close())

  test(
    'makes the first member of staff an owner by a link that works once, with a passkey',
    {
      tag: '@journey',
    },
    async ({ browser }, { retry }) => {
      const link = await readLink(retry)
      await page.goto(link)
      await expect(page.getByText('You are invited as Owner, Owner.')).toBeVisible()
      await expectAccessible(page, 'invitation')
      await page.getByRole('button', { name: 'Create a passkey' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Insight' })).toBeVisible()
      expect(page.url()).not.toContain('invitation')

      const other = await (await browser.newContext()).newPage()
      await other.goto(link)
      await expect(other.getByRole('alert')).toContainText('The invitation was used already')
      await other.context().close()

      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
      await expect(page.getByRole('heading', { name: 'Insight' })).toBeVisible()
    },
  )

  test('invites a colleague, who signs in with a wallet and sees what the role allows', {
    tag: '@journey',
  }, async ({ page: visitor, wallets }) => {
    await open(page, 'Staff')
    await page.getByRole('textbox', { name: 'Name' }).fill('Ines')
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Support')
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    const link = (await page.getByTestId('invitation').textContent()) ?? ''
    await expectAccessible(page, 'staff')

    await wallets.install({ ...mockWallets.alder, initialState: { chainId: 1 } })
    await visitor.goto(link)
    await visitor.getByRole('button', { name: 'Use a wallet' }).click()
    const signIn = async () => {
      await connectButtonOf(visitor).click()
      await chooseWallet(visitor, 'Alder')
      await dialogOf(visitor).getByTestId('sign-in').click()
      await expect(visitor.getByRole('heading', { name: 'Insight' })).toBeVisible()
    }
    await signIn()
    const pages = visitor.getByRole('navigation').getByRole('link')
    await expect(pages).toHaveText(['Insight', 'Support'])
    // The server decides, whatever a page shows.
    const status = await visitor.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/staff.list', { method: 'POST', headers, body: '{}' })).status
    })
    expect(status).toBe(403)

    await visitor.getByRole('button', { name: 'Sign out' }).click()
    await visitor.getByRole('button', { name: 'Sign in with a wallet' }).click()
    await signIn()
  })

  test('shows a visit in the funnel', { tag: '@journey' }, async ({ page: visitor, wallets }) => {
    await open(page, 'Insight')
    const read = async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Funnel' }).waitFor()
      const row = page
        .getByRole('group', { name: 'Wallet', exact: true })
        .getByRole('row', { name: /^Birch/ })
      const isThere = await row.isVisible().catch(() => false)
      return isThere ? Number(await row.getByRole('cell').nth(1).textContent()) : 0
    }
    const before = await read()
    await wallets.install(mockWallets.birch)
    await visitor.goto('/')
    await connectWith(visitor, 'Birch')
    await expect.poll(read, { intervals: [1000] }).toBe(before + 1)
    await page.getByText('Show as a table').first().click()
    await expect(page.getByRole('group', { name: 'Funnel' }).getByRole('row')).toHaveCount(6)
    await expectAccessible(page, 'insight')
  })

  test('changes the accent of the demo site, and back by one click', {
    tag: '@journey',
  }, async ({ page: visitor }) => {
    const readAccent = async () => {
      await visitor.goto('/')
      await connectButtonOf(visitor).click()
      await dialogOf(visitor).waitFor()
      return await visitor
        .locator('portico-modal')
        .evaluate(host => getComputedStyle(host).getPropertyValue('--portico-accent').trim())
    }
    const before = await readAccent()
    await open(page, 'Settings')
    await page.getByRole('checkbox', { name: 'Set the accent colour' }).check()
    await page.getByLabel('Accent colour', { exact: true }).fill('#0f7b4f')
    await page.getByRole('button', { name: 'Show the dialog' }).click()
    await expect(page.getByText("'--portico-accent': '#0f7b4f'")).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    const revert = page.getByRole('button', { name: 'Revert' }).first()
    await expect(revert).toBeVisible()
    await expectAccessible(page, 'settings')
    await expect.poll(readAccent).not.toBe(before)

    await revert.click()
    await expect(page.getByRole('checkbox', { name: 'Set the accent colour' })).not.toBeChecked()
    await expect.poll(readAccent).toBe(before)
  })

  test('erases a visitor after a grace period, which staff can cancel', {
    tag: '@journey',
  }, async ({ page: visitor }) => {
    const email = createEmail()
    await visitor.goto(foreignPage)
    const { evm } = await logIn(visitor, email)
    await open(page, 'Support')
    const search = page.getByRole('textbox', { name: 'E-mail address or account address' })
    await search.fill(email.slice(0, -1))
    await search.press('Enter')
    await expect(page.getByRole('alert')).toContainText('There is no account with exactly this address.')
    await search.fill(email)
    await search.press('Enter')
    await expect(page.getByRole('group', { name: 'Addresses' })).toContainText(evm, { ignoreCase: true })
    const note = `Called ${randomUUID()}`
    await page.getByRole('textbox', { name: 'New note' }).fill(note)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText(note)).toBeVisible()
    await expectAccessible(page, 'support')

    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    const saved = await readFile(await (await saving).path(), 'utf8')
    expect(saved).toContain(email)
    expect(saved).not.toContain('authShare')

    await page.getByRole('button', { name: 'Erase this person…' }).click()
    await page.getByRole('button', { name: 'Erase in 14 days' }).click()
    await page.getByRole('button', { name: 'Cancel the erasure' }).click()
    await expect(page.getByRole('button', { name: 'Erase this person…' })).toBeVisible()
    await open(page, 'Audit log')
    await expect(page.getByRole('row').nth(1)).toContainText('Cancelled an erasure')
    await expectAccessible(page, 'log')
  })

  test('is in German for those who read German', { tag: '@journey' }, async ({ browser }) => {
    const german = await (await browser.newContext({ locale: 'de-DE' })).newPage()
    await german.goto(consoleUrl)
    await expect(german.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible()
    await expect(german.locator('html')).toHaveAttribute('lang', 'de')
    await german.context().close()
  })
})

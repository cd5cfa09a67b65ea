import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { addresses } from '../helpers/addresses.ts'
import { agree, readAddresses } from '../helpers/emailVisit.ts'
import { answerInApp } from '../helpers/farcasterApp.ts'
import { connectButtonOf, dialogOf, waitUntilClosed } from '../helpers/kit.ts'
import { photographCode } from '../helpers/readCode.ts'

// Only Farcaster is mocked: the sandbox has a relay, an app that really signs, and registries.

const createName = () => `ada${crypto.randomUUID().slice(0, 8)}`

/** Opens the dialog and requests a QR code. @returns its content */
async function showCode(page: Page): Promise<string> {
  await page.goto('/email.html')
  await connectButtonOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(dialogOf(page).getByRole('img', { name: 'QR code for the Farcaster app' })).toBeVisible()
  return readCode(page)
}

async function readCode(page: Page): Promise<string> {
  const { text } = await photographCode(dialogOf(page).locator('.qr'))
  expect(text).toContain(`${addresses.farcaster}/app?`)
  return text
}

test('a visitor scans a code, agrees in the app, signs, and is there after a reload [C-05] [V-01]', {
  tag: '@journey',
}, async ({ page, browser }) => {
  const link = await showCode(page)
  const asked = new URL(link).searchParams
  expect(asked.get('domain')).toBe(new URL(addresses.demo).host)
  await expect(dialogOf(page)).toContainText(`Only approve if the app shows ${new URL(addresses.demo).host}.`)
  const name = createName()
  await answerInApp(browser, link, 'Continue', name)
  const accounts = await readAddresses(page)
  await waitUntilClosed(page)
  const signature = (await agree(page, 'EVM', 'Sign a message', 'Sign')) as Hex // verified next
  expect(await verifyMessage({ address: accounts.evm, message: 'Hello from Portico', signature })).toBe(true)
  await page.reload()
  expect(await readAddresses(page)).toEqual(accounts)
})

test('a visitor who says no in the app may choose another way, and the code is worth nothing then [C-05]', async ({
  page,
  browser,
}) => {
  const link = await showCode(page)
  await answerInApp(browser, link, 'Cancel', createName())
  await dialogOf(page).getByRole('button', { name: 'Try another way' }).click()
  await expect(dialogOf(page).getByTestId('email-input')).toBeVisible()
  await answerInApp(browser, link, 'Continue', createName())
  await dialogOf(page).getByRole('button', { name: 'Continue with Farcaster' }).click()
  await expect(dialogOf(page).getByRole('img', { name: 'QR code for the Farcaster app' })).toBeVisible()
  const next = await readCode(page)
  expect(next).not.toBe(link)
  await answerInApp(browser, next, 'Continue', createName())
  await readAddresses(page)
})

const account = privateKeyToAccount(`0x${'5a'.repeat(32)}`)

for (const [what, change] of [
  ['for another site', (message: string) => message.replace(/^\S+ wants/, 'evil.example wants')],
  ['for another question', (message: string) => message.replace(/Nonce: \w+/, `Nonce: ${'a'.repeat(64)}`)],
  ['by somebody else', (message: string) => message],
] as const) {
  test(`what is signed ${what} lets nobody in, and the visitor is told [C-05]`, async ({ page }) => {
    const { searchParams } = new URL(await showCode(page))
    const get = (name: string) => searchParams.get(name) ?? ''
    const message = change(`${get('domain')} wants you to sign in with your Ethereum account:
${account.address}

Farcaster Auth

URI: ${get('siweUri')}
Version: 1
Chain ID: 10
Nonce: ${get('nonce')}
Issued At: ${new Date().toISOString()}
Resources:
- farcaster://fid/1`)
    const signature = await account.signMessage({ message })
    const answer = await page.request.post(`${addresses.farcaster}/v1/channel/authenticate`, {
      headers: { Authorization: `Bearer ${get('channelToken')}` },
      data: { message, signature, username: 'mallory' },
    })
    expect(answer.status()).toBe(201)
    const alert = dialogOf(page).getByRole('alert')
    await expect(alert).toContainText('The service couldn’t confirm your login. Try again.')
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialogOf(page).getByRole('img', { name: 'QR code for the Farcaster app' })).toBeVisible()
  })
}

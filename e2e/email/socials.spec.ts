import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { type Hex, verifyMessage } from 'viem'
import { addresses } from '../helpers/addresses.ts'
import { agree, readAddresses } from '../helpers/emailVisit.ts'
import { connectButtonOf, dialogOf, waitUntilClosed } from '../helpers/kit.ts'

// Only the provider is mocked: the sandbox has one OpenID provider for all six.

const createName = () => `ada-${crypto.randomUUID().slice(0, 8)}`

async function openConnect(page: Page) {
  await page.goto('/email.html')
  await connectButtonOf(page).click()
  await expect(dialogOf(page).getByTestId('social-google')).toBeVisible()
}

async function openAll(page: Page) {
  await dialogOf(page).getByRole('button', { name: 'More login options' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
}

async function openWindow(page: Page, button: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await dialogOf(page).getByRole('button', { name: button }).click()
  return opening
}

async function sayName(popup: Page, provider: string, name: string) {
  await expect(popup.getByText(`Stand-in of ${provider}`)).toBeVisible()
  await popup.getByLabel('Who are you?').fill(name)
  await popup.getByRole('button', { name: 'Continue' }).click()
}

/** Simulates a blocked pop-up; the page itself may still navigate. */
const keepWindowsShut = (page: Page) =>
  page.addInitScript(() => {
    const { open } = window
    window.open = (url, target, features) =>
      target === '_self' ? open.call(window, url, target, features) : null
  })

const alertOf = (page: Page) => dialogOf(page).getByRole('alert')

test('a visitor logs in with a provider, signs, and is there after a reload [C-04] [K-14] [E-05] [W-03]', {
  tag: '@journey',
}, async ({ page }) => {
  await openConnect(page)
  const buttons = dialogOf(page).locator('[data-testid^="social-"]')
  const listButtons = () => buttons.evaluateAll(all => all.map(each => each.getAttribute('data-testid')))
  const names = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook']
  // The first five, then a button for all.
  expect(await listButtons()).toEqual(names.slice(0, 5).map(name => `social-${name}`))
  await openAll(page)
  expect(await listButtons()).toEqual(names.map(name => `social-${name}`))
  const popup = await openWindow(page, 'Continue with GitHub')
  await expect(dialogOf(page)).toContainText('Continue in the window that just opened.')
  const closed = popup.waitForEvent('close')
  await sayName(popup, 'github', createName())
  await closed
  const accounts = await readAddresses(page)
  await waitUntilClosed(page)
  const signature = (await agree(page, 'EVM', 'Sign a message', 'Sign')) as Hex // verified next
  expect(await verifyMessage({ address: accounts.evm, message: 'Hello from Portico', signature })).toBe(true)
  await page.reload()
  expect(await readAddresses(page)).toEqual(accounts)
})

test('a visitor who says no at the provider is told, and logs in with the next try [C-04]', async ({
  page,
}) => {
  await openConnect(page)
  const popup = await openWindow(page, 'Continue with Google')
  await expect(popup.getByText('Stand-in of google')).toBeVisible()
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(alertOf(page)).toContainText('You didn’t finish logging in with Google.')
  const again = await openWindow(page, 'Try again')
  await sayName(again, 'google', createName())
  await readAddresses(page)
})

test('a visitor who closes the window is told, and may choose another way [C-04]', async ({ page }) => {
  await openConnect(page)
  const popup = await openWindow(page, 'Continue with Discord')
  await expect(popup.getByText('Stand-in of discord')).toBeVisible()
  await popup.close()
  await expect(alertOf(page)).toContainText('Popup closed')
  await dialogOf(page).getByRole('button', { name: 'Try another way' }).click()
  await expect(dialogOf(page).getByTestId('email-input')).toBeVisible()
  const next = await openWindow(page, 'Continue with X')
  await sayName(next, 'x', createName())
  await readAddresses(page)
})

test('leaving the dialog closes the window of the provider', async ({ page }) => {
  await openConnect(page)
  const popup = await openWindow(page, 'Continue with Google')
  await expect(popup.getByText('Stand-in of google')).toBeVisible()
  const closed = popup.waitForEvent('close')
  await page.keyboard.press('Escape')
  await closed
  await waitUntilClosed(page)
})

test('where the browser opens no windows, the page itself goes to the provider and comes back [V-02]', async ({
  page,
}) => {
  await keepWindowsShut(page)
  await openConnect(page)
  await openAll(page)
  await dialogOf(page).getByRole('button', { name: 'Continue with Facebook' }).click()
  await expect(dialogOf(page)).toContainText('Pop-up blocked')
  await dialogOf(page).getByRole('button', { name: 'Continue in this tab' }).click()
  await sayName(page, 'facebook', createName())
  await readAddresses(page)
  // The login's result does not stay in the URL.
  expect(page.url()).toBe(`${addresses.demo}/email.html`)
  await waitUntilClosed(page)
})

/** Navigates to the provider. @returns the redirect URI with its parameters */
async function readAnswerAddress(page: Page, go: () => Promise<unknown>): Promise<URL> {
  const asking = page
    .context()
    .waitForEvent('request', request => /[?&]response_type=code/.test(request.url()))
  await go()
  const asked = new URL((await asking).url())
  const answer = new URL(asked.searchParams.get('redirect_uri') ?? '')
  answer.searchParams.set('iss', asked.origin)
  answer.searchParams.set('state', asked.searchParams.get('state') ?? '')
  return answer
}

async function goToGoogle(page: Page) {
  let popup: Page | undefined
  const answer = await readAnswerAddress(page, async () => {
    popup = await openWindow(page, 'Continue with Google')
  })
  if (!popup) throw new Error('There is no window.')
  await expect(popup.getByText('Stand-in of google')).toBeVisible()
  return { popup, answer }
}

const unconfirmed = 'The service couldn’t confirm your login. Try again.'

/** No user is logged in, also after the page queries the vault again. */
async function expectNobody(page: Page) {
  await page.keyboard.press('Escape')
  await waitUntilClosed(page)
  await page.reload()
  await expect(connectButtonOf(page)).toBeEnabled()
  await expect(page.getByTestId('address')).toHaveText(['disconnected', 'disconnected'])
}

test('an answer with another state lets nobody in; the visitor is told, and logs in with the next try [C-04] [AU13]', async ({
  page,
}) => {
  await openConnect(page)
  const { popup, answer } = await goToGoogle(page)
  const [login] = answer.searchParams.get('state')?.split('.') ?? []
  answer.searchParams.set('code', 'x'.repeat(43))
  answer.searchParams.set('state', `${login}.${'A'.repeat(43)}`)
  await popup.goto(answer.href)
  await expect(popup.getByText('The login was canceled or didn’t work.')).toBeVisible()
  await expect(alertOf(page)).toContainText(unconfirmed)
  await popup.close()
  await expectNobody(page)
  await openConnect(page)
  await sayName(await openWindow(page, 'Continue with Google'), 'google', createName())
  await readAddresses(page)
})

test('where the page itself has gone, an answer with another state leads back to it, and the visitor is told [C-04] [AU13]', async ({
  page,
}) => {
  await keepWindowsShut(page)
  await openConnect(page)
  await dialogOf(page).getByRole('button', { name: 'Continue with Discord' }).click()
  const answer = await readAnswerAddress(page, () =>
    dialogOf(page).getByRole('button', { name: 'Continue in this tab' }).click(),
  )
  await expect(page.getByText('Stand-in of discord')).toBeVisible()
  answer.searchParams.set('code', 'x'.repeat(43))
  answer.searchParams.set('state', `${answer.searchParams.get('state')}A`)
  await page.goto(answer.href)
  await expect(page).toHaveURL(`${addresses.demo}/email.html`)
  await expect(alertOf(page)).toContainText(unconfirmed)
  await dialogOf(page).getByRole('button', { name: 'Try another way' }).click()
  await expect(dialogOf(page).getByTestId('email-input')).toBeVisible()
  await expectNobody(page)
})

test('a code that was used lets nobody in again, by its own address or in another login; the next try does [C-04] [AU05]', async ({
  page,
  context,
}) => {
  await openConnect(page)
  const first = await openWindow(page, 'Continue with Google')
  const answering = first.waitForRequest(/\/auth\/social\/callback\/google\?/)
  await sayName(first, 'google', createName())
  const used = new URL((await answering).url())
  const { evm } = await readAddresses(page)
  await waitUntilClosed(page)
  await page.locator('.portico-button', { hasText: '…' }).click()
  await page.getByTestId('disconnect').click()
  await expect(connectButtonOf(page)).toBeVisible()

  const replayed = await context.newPage()
  await replayed.goto(used.href)
  await expect(replayed.getByText('The login was canceled or didn’t work.')).toBeVisible()
  await replayed.close()
  await expectNobody(page)

  await openConnect(page)
  const { popup: second, answer } = await goToGoogle(page)
  answer.searchParams.set('code', used.searchParams.get('code') ?? '')
  await second.goto(answer.href)
  await expect(second.getByText('The login was canceled or didn’t work.')).toBeVisible()
  await expect(alertOf(page)).toContainText(unconfirmed)
  await second.close()
  await expectNobody(page)

  await openConnect(page)
  await sayName(await openWindow(page, 'Continue with Google'), 'google', createName())
  expect((await readAddresses(page)).evm).not.toBe(evm)
})

test('two visitors of two providers with one name are two, and the same one comes back to the same wallet [AU21] [AU22]', async ({
  page,
}) => {
  const name = createName()
  const logIn = async (button: string, provider: string) => {
    await openConnect(page)
    await sayName(await openWindow(page, button), provider, name)
    const { evm } = await readAddresses(page)
    await waitUntilClosed(page)
    await page.locator('.portico-button', { hasText: '…' }).click()
    await page.getByTestId('disconnect').click()
    await expect(connectButtonOf(page)).toBeVisible()
    return evm
  }
  const first = await logIn('Continue with Google', 'google')
  expect(await logIn('Continue with Discord', 'discord')).not.toBe(first)
  expect(await logIn('Continue with Google', 'google')).toBe(first)
})

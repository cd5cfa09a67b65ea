import type { BrowserContext, Frame, Page } from '@playwright/test'
import { code } from '../helpers/vaultServices.ts'
import {
  ask,
  askWell,
  embedVault,
  expect,
  login,
  test,
  type VaultSite,
  waitForReady,
} from '../helpers/vaultSite.ts'

/** By host name, because passkeys do not work on IP addresses. */
const byName = (site: VaultSite): VaultSite =>
  Object.assign(site, {
    vault: site.vault.replace('127.0.0.1', 'localhost'),
    host: site.host.replace('127.0.0.1', 'localhost'),
  })

/** Adds a virtual authenticator that confirms at once. */
async function addAuthenticator(context: BrowserContext, popup: Page, hasPrf = true) {
  const session = await context.newCDPSession(popup)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    clear: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

async function openPasskeys(page: Page, frame: Frame, hasPrf = true) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Passkey' }).click(),
  ])
  const authenticator = await addAuthenticator(page.context(), popup, hasPrf)
  await popup.getByRole('textbox', { name: 'Code' }).fill(code)
  await expect(popup.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect(popup.getByText('No passkeys yet.')).toBeVisible()
  return { popup, authenticator }
}

async function addPasskey(popup: Page) {
  await popup.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(popup.getByRole('heading', { name: 'Done' })).toBeVisible()
}

/** Simulates the browser's deletion of storage after a week without a visit, then logs in up to the recovery. */
async function comeBack(page: Page, site: VaultSite, frame: Frame) {
  await frame.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('portico-vault')
        request.onsuccess = resolve
        request.onerror = reject
        request.onblocked = () => resolve(undefined)
      }),
  )
  await page.goto('about:blank')
  const next = await embedVault(page, site)
  await waitForReady(page)
  await askWell(page, 'CONNECT_EMAIL', { email: 'ada@example.com' })
  await askWell(page, 'CONNECT_OTP', { otp: code })
  return { frame: next, connecting: ask(page, 'CONNECT_DEVICE') }
}

/** Reuses the earlier window, because a virtual authenticator belongs to one window. */
async function openIn(popup: Page, frame: Frame, button: string) {
  await frame.evaluate(() => {
    window.open = url => {
      document.body.dataset.opened = String(url)
      return null
    }
  })
  await frame.getByRole('button', { name: button }).click()
  const url = await frame.locator('body').getAttribute('data-opened')
  await popup.goto('about:blank')
  await popup.goto(url ?? '')
}

test('a visitor adds a passkey, and comes back with it alone when the browser has forgotten everything', {
  tag: '@journey',
}, async ({ page, site: numbered }) => {
  const site = byName(numbered)
  const { frame, address } = await login(page, site)
  const { popup } = await openPasskeys(page, frame)
  await addPasskey(popup)
  await expect(popup.getByText('Save your recovery phrase too')).toBeVisible()
  expect(site.services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual(['escrow', 'passkey'])

  // The new device is not approved.
  site.services.setApproves(false)
  const back = await comeBack(page, site, frame)
  // The owner is not mailed unless the visitor chooses it.
  await expect(back.frame.getByRole('button', { name: 'Approve by email instead' })).toBeVisible()
  await openIn(popup, back.frame, 'Use passkey')
  await popup.getByRole('button', { name: 'Use passkey' }).click()
  expect(await back.connecting).toMatchObject({ t: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  const { p: user } = await askWell(page, 'GET_USER', { chainId: 31337 })
  expect(user).toMatchObject({ address })
})

test('a passkey is offered right after the wallet was made, where the device keeps one, and only once', async ({
  page,
  site: numbered,
}) => {
  const site = byName(numbered)
  await page.goto(site.host)
  await addAuthenticator(page.context(), page)
  const { frame } = await login(page, site)
  await expect(frame.getByRole('heading', { name: 'Open your wallet anywhere' })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await frame.getByRole('button', { name: 'Not now' }).click()
  await expect(frame.getByRole('heading', { name: 'Your wallet' })).toBeAttached()
  await askWell(page, 'GET_USER', { chainId: 31337 })
  await page.waitForTimeout(2000)
  await expect(frame.getByRole('heading', { name: 'Open your wallet anywhere' })).toHaveCount(0)
})

test('a passkey that is gone or unable to open a wallet is said to be, and the words open it [KS10]', async ({
  page,
  site: numbered,
}) => {
  const site = byName(numbered)
  const { frame, address } = await login(page, site)
  const { popup, authenticator } = await openPasskeys(page, frame)
  await addPasskey(popup)
  await popup.getByRole('button', { name: 'Recovery phrase' }).click()
  await expect(popup.getByRole('listitem')).toHaveCount(24)
  const words = await popup.getByRole('listitem').allTextContents()
  await authenticator.clear()

  site.services.setApproves(false)
  const back = await comeBack(page, site, frame)
  await openIn(popup, back.frame, 'Use passkey')
  await popup.getByRole('button', { name: 'Use passkey' }).click()
  await expect(popup.getByText('The passkey wasn’t used')).toBeVisible()
  await popup.getByRole('button', { name: 'Use recovery phrase' }).click()
  await popup.getByRole('textbox').fill(words.join(' '))
  await popup.getByRole('button', { name: 'Open wallet' }).click()
  expect(await back.connecting).toMatchObject({ t: '@w3m-frame/CONNECT_DEVICE_SUCCESS' })
  const { p: user } = await askWell(page, 'GET_USER', { chainId: 31337 })
  expect(user).toMatchObject({ address })
})

test('where passkeys cannot open a wallet, none is kept and the words are offered [KS10]', async ({
  page,
  site: numbered,
}) => {
  const site = byName(numbered)
  const { frame } = await login(page, site)
  const { popup } = await openPasskeys(page, frame, false)
  await popup.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(popup.getByText('can’t open a wallet')).toBeVisible()
  expect(site.services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual(['escrow'])
  await popup.getByRole('button', { name: 'Recovery phrase' }).click()
  await expect(popup.getByRole('listitem')).toHaveCount(24)
})

test('a passkey is removed, after a warning where nothing else brings the wallet back by itself', async ({
  page,
  site: numbered,
}) => {
  const site = byName(numbered)
  const { frame } = await login(page, site)
  const { popup } = await openPasskeys(page, frame)
  await addPasskey(popup)
  await popup.getByRole('button', { name: 'Passkeys' }).click()
  await expect(popup.getByText(/^Added on /)).toBeVisible()
  await popup.getByRole('button', { name: /^Remove / }).click()
  await expect(popup.getByText('can no longer restore your wallet')).toBeVisible()
  await popup.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(popup.getByText('No passkeys yet.')).toBeVisible()
  expect(site.services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual(['escrow'])
})

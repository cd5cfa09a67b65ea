import type { Page, Route } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { chooseWallet, connectButtonOf, dialogOf } from '../helpers/kit.ts'
import { openRelayDoor } from '../helpers/relayDoor.ts'
import { playground, relayUrl, test } from '../helpers/remote.ts'

const findingOf = (page: Page, code: string) => dialogOf(page).getByTestId(`finding-${code}`)

const openDoctor = (page: Page, connectorId?: string) =>
  page.evaluate(id => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('The page has no instance.')
    porticoActions.openModal(portico, { view: { name: 'Doctor', connectorId: id } })
  }, connectorId)

/** Adds headers to responses of the demo's server, so that the browser enforces them. */
async function addHeaders(page: Page, headers: Readonly<Record<string, string>>, paths: string) {
  await page.route(paths, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
}

test('a page without wallets is told that none announced itself, without a link that leads nowhere', async ({
  page,
}) => {
  await page.goto(playground)
  await page.waitForFunction(() => window.portico?.store.get().initialized)
  await openDoctor(page)
  await expect(findingOf(page, 'no_wallet_found')).toContainText('No wallet was detected on this page.')
  await expect(findingOf(page, 'no_wallet_found').getByRole('link')).toHaveCount(0)
})

test('a relay that refuses connections is found from the view that failed', { tag: '@journey' }, async ({
  page,
}) => {
  const door = await openRelayDoor()
  door.lead('nobody')
  await page.clock.install()
  await page.goto(`${playground}&relayUrl=${encodeURIComponent(door.url)}`)
  await connectButtonOf(page).click()
  await chooseWallet(page, 'WalletConnect')
  await expect(dialogOf(page).getByText('Creating QR code…')).toBeAttached()
  const help = dialogOf(page).getByRole('button', { name: 'Having trouble?' })
  await expect(async () => {
    await page.clock.runFor(5000)
    await expect(help).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.clock.resume()
  await help.click()
  await expect(dialogOf(page)).toHaveAccessibleName('Having trouble?')
  await expect(findingOf(page, 'unreachable')).toContainText(new URL(door.url).host)
  door.close()
})

test('a relay that the policy of the page forbids is told apart from one that is down', async ({ page }) => {
  await page.goto(playground)
  await page.waitForFunction(() => window.portico?.store.get().initialized)
  // Allows HTTP but no WebSocket. The policy is set in the page: Chromium treats a response that a test fulfils as
  // a page of the public internet, which may not access the local network.
  await page.evaluate(() => {
    const policy = document.createElement('meta')
    policy.httpEquiv = 'Content-Security-Policy'
    policy.content = "connect-src 'self' http:"
    document.head.append(policy)
  })
  await openDoctor(page, 'walletConnect')
  await expect(findingOf(page, 'blocked_by_policy')).toContainText(new URL(relayUrl).host)
  await expect(findingOf(page, 'unreachable')).toHaveCount(0)
})

test('a page that may store nothing is told so', async ({ page }) => {
  // An opaque origin without storage; its scripts are cross-origin then.
  await addHeaders(page, { 'access-control-allow-origin': '*' }, '**/assets/**')
  await addHeaders(page, { 'content-security-policy': 'sandbox allow-scripts' }, '**/?networks=*')
  await page.goto(playground)
  await page.waitForFunction(() => window.portico?.store.get().initialized)
  await openDoctor(page)
  await expect(findingOf(page, 'storage_blocked')).toBeVisible()
})

test('nothing is found where the relay answers', async ({ page, wallets }) => {
  await wallets.install()
  await page.goto(playground)
  await page.waitForFunction(() => window.portico?.store.get().initialized)
  await openDoctor(page, 'walletConnect')
  await expect(dialogOf(page).getByText('No problems found')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { addresses } from '../helpers/addresses.ts'
import {
  ask,
  embedVault,
  expect,
  type Reply,
  test,
  type VaultSite,
  waitForReady,
} from '../helpers/vaultSite.ts'

const createName = () => `ada${Math.random().toString(36).slice(2)}`

/** A page with only the sandbox's vault, whose services have one mock for all six providers. */
async function openSite(page: Page, { host, foreignHost }: VaultSite) {
  await embedVault(page, { host, foreignHost, vault: addresses.vault }, { projectId: 'portico-sandbox' })
  await waitForReady(page)
}

/**
 * As the kit does: opens the pop-up within the click on a page of the vault, then navigates it, then waits for the
 * outcome.
 */
async function startInWindow(
  page: Page,
  provider: 'google' | 'apple' | 'x' | 'github' | 'discord' | 'facebook',
) {
  await page.evaluate(vault => {
    const button = document.createElement('button')
    button.textContent = 'Log in'
    button.onclick = () => {
      window.vaultHost.opened =
        open(`${vault}/confirm#social`, '_blank', 'popup,width=600,height=800') ?? undefined
      button.remove()
    }
    document.body.append(button)
  }, addresses.vault)
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Log in' }).click(),
  ])
  const uri = readUri(await ask(page, 'GET_SOCIAL_REDIRECT_URI', { provider }))
  await page.evaluate(uri => {
    if (window.vaultHost.opened) window.vaultHost.opened.location.href = uri
  }, uri)
  return { popup, uri, answer: ask(page, 'CONNECT_SOCIAL', { uri, chainId: 31337 }) }
}

const readUri = ({ p }: Reply) => (p as { uri: string }).uri

async function sayName(popup: Page, provider: string, name: string) {
  await expect(popup.getByText(`Stand-in of ${provider}`)).toBeVisible()
  await popup.getByLabel('Who are you?').fill(name)
  await popup.getByRole('button', { name: 'Continue' }).click()
}

for (const provider of ['google', 'apple', 'x', 'github', 'discord', 'facebook'] as const) {
  test(`a visitor logs in with ${provider}, and the page is told nothing but who it is [C-04] [AU23]`, async ({
    page,
    site,
  }) => {
    await openSite(page, site)
    await page.evaluate(() => {
      Object.assign(window, { heard: 0 })
      addEventListener('message', () => Object.assign(window, { heard: 1 }))
    })
    const name = createName()
    const { popup, uri, answer } = await startInWindow(page, provider)
    expect(new URL(uri).origin).toBe(addresses.server)
    expect(uri).not.toMatch(/state|nonce|challenge/)
    const closed = popup.waitForEvent('close')
    await sayName(popup, provider, name)
    const reply = await answer
    expect(reply.t).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS')
    expect(reply.p).toMatchObject({
      address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
      userName: expect.stringContaining(name),
      hasOwnRecovery: false,
      isNew: true,
    })
    await closed
    expect(await page.evaluate(() => (window as unknown as { heard: number }).heard)).toBe(0)
    expect((await ask(page, 'GET_USER', { chainId: 31337 })).p).toMatchObject({
      address: (reply.p as { address: string }).address,
    })
  })
}

test('a visitor who says no at the provider is told, there and on the page', async ({ page, site }) => {
  await openSite(page, site)
  const { popup, answer } = await startInWindow(page, 'google')
  await popup.getByRole('button', { name: 'Cancel' }).click()
  expect(await answer).toMatchObject({
    t: '@w3m-frame/CONNECT_SOCIAL_ERROR',
    p: { message: 'The login was canceled.' },
  })
  await expect(popup.getByText('The login was canceled or didn’t work.')).toBeVisible()
})

test('a visitor who closes the window is let go by the page, and can begin anew', async ({ page, site }) => {
  await openSite(page, site)
  const { popup, answer } = await startInWindow(page, 'discord')
  await expect(popup.getByText('Stand-in of discord')).toBeVisible()
  await popup.close()
  await ask(page, 'RPC_ABORT')
  expect((await answer).t).toBe('@w3m-frame/CONNECT_SOCIAL_ERROR')
  const again = await startInWindow(page, 'discord')
  await sayName(again.popup, 'discord', createName())
  expect((await again.answer).t).toBe('@w3m-frame/CONNECT_SOCIAL_SUCCESS')
})

test('without windows the page itself goes to the provider, and comes back with what only this browser can use', async ({
  page,
  site,
  browser,
}) => {
  await openSite(page, site)
  const returnTo = `${site.host}/?cart=1`
  await page.goto(readUri(await ask(page, 'GET_SOCIAL_REDIRECT_URI', { provider: 'x', returnTo })))
  const name = createName()
  await sayName(page, 'x', name)
  await page.waitForURL(/result_uri=/)
  const back = new URL(page.url())
  expect(back.searchParams.get('cart')).toBe('1')
  const uri = back.searchParams.get('result_uri') ?? ''
  expect(uri).toMatch(/&ticket=[\w-]{43}$/)
  // A victim who is sent the link is not logged in by it.
  const other = await (await browser.newContext()).newPage()
  await openSite(other, site)
  expect((await ask(other, 'CONNECT_SOCIAL', { uri, chainId: 31337 })).t).toBe(
    '@w3m-frame/CONNECT_SOCIAL_ERROR',
  )
  await other.context().close()
  await openSite(page, site)
  const reply = await ask(page, 'CONNECT_SOCIAL', { uri, chainId: 31337 })
  expect(reply.p).toMatchObject({ userName: `@${name}` })
})

test('whoever leads somebody else through a login of theirs gets nothing for it [AU23]', async ({
  page,
  site,
  browser,
}) => {
  await openSite(page, site)
  const uri = readUri(await ask(page, 'GET_SOCIAL_REDIRECT_URI', { provider: 'google' }))
  const answer = ask(page, 'CONNECT_SOCIAL', { uri, chainId: 31337 })
  const victim = await (await browser.newContext()).newPage()
  await victim.goto(uri)
  await sayName(victim, 'google', createName())
  await victim.waitForURL(`${addresses.vault}/confirm`)
  expect((await ask(page, 'IS_CONNECTED')).p).toEqual({ isConnected: false })
  await victim.context().close()
  await ask(page, 'RPC_ABORT')
  expect((await answer).t).toBe('@w3m-frame/CONNECT_SOCIAL_ERROR')
})

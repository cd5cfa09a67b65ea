import type { Page } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { connectButtonOf, dialogOf } from '../helpers/kit.ts'
import {
  accountButtonOf,
  holdLinks,
  phone,
  playground,
  tapWallet,
  test,
  waitUntilConnected,
  walletLinksOf,
} from '../helpers/remote.ts'

const attack = 'window.attacked=true;alert(1)'
const hostile = [
  `javascript:${attack}`,
  `javascript://x/%0a${attack}//`,
  `JaVaScRiPt:${attack}`,
  `\tjavascript:${attack}`,
  `java\nscript:${attack}`,
  `data:text/html,<script>${attack}</script>`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  `blob:${addresses.demo}/1`,
  `intent://x#Intent;S.browser_fallback_url=javascript:${attack};end`,
  '//evil.example',
  'http://evil.example',
  'smb://evil.example/share',
  'vscode://file/etc/passwd',
  'https://user@evil.example',
]

const linkFields = ['mobile_link', 'desktop_link', 'webapp_link'] as const
const otherFields = ['link_mode', 'homepage', 'app_store', 'play_store', 'chrome_store'] as const

const at = (index: number) => hostile[index % hostile.length]

/** One legitimate wallet, and four whose links are attacks. */
const wallets = ['Decent', 'First', 'Second', 'Third', 'Fourth'].map((name, index) => ({
  name: `${name} Wallet`,
  ...Object.fromEntries(linkFields.map((field, place) => [field, at(index * linkFields.length + place)])),
  ...Object.fromEntries(otherFields.map((field, place) => [field, at(index * 5 + place)])),
  ...(name === 'Decent' && { mobile_link: 'decent-wallet://' }),
}))

/** Replaces the registry's wallets by these. */
async function poison(page: Page): Promise<void> {
  await page.route(/\/getWallets/, async route => {
    const response = await route.fetch()
    // Keeps the registry's format and replaces only the list.
    const body = (await response.json()) as { data: readonly object[] }
    const [example] = body.data
    const data = wallets.map((wallet, index) => ({
      ...example,
      id: index.toString(16).padStart(64, '0'),
      rdns: null,
      injected: null,
      ...wallet,
    }))
    await route.fulfill({ response, json: { ...body, count: data.length, data } })
  })
}

/** All signs that a link was followed. */
function watchEscapes(page: Page): string[] {
  const escapes: string[] = []
  page.on('dialog', dialog => {
    escapes.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('popup', popup => escapes.push(popup.url()))
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (hostname === 'evil.example' || (request.isNavigationRequest() && protocol !== 'http:'))
      escapes.push(request.url())
  })
  return escapes
}

const hrefsOf = (page: Page) =>
  dialogOf(page)
    .locator('a[href]')
    .evaluateAll(links => links.map(link => (link instanceof HTMLAnchorElement ? link.href : '')))

const isSafe = (href: string) =>
  /^(https:|[a-z][a-z0-9+.-]{1,31}:\/\/wc\?)/.test(href) &&
  !/^(javascript|data|vbscript|file|blob|intent|http):/i.test(href)

interface Visit {
  readonly shown: readonly string[]
  /** How many are links once there is a pairing URI. */
  readonly linked: number
}

async function visitWallets(page: Page, { shown, linked }: Visit): Promise<void> {
  const escapes = watchEscapes(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await poison(page)
  await page.goto(playground)
  // A safe link would navigate the page or open an app.
  await holdLinks(page)
  const expectSafe = async () => expect((await hrefsOf(page)).filter(href => !isSafe(href))).toEqual([])
  await connectButtonOf(page).click()
  await expect(dialogOf(page).getByText(shown[0] ?? '')).toBeVisible()
  await expect(walletLinksOf(page)).toHaveCount(linked)
  await expectSafe()
  await dialogOf(page)
    .getByRole('button', { name: /^Search wallet/ })
    .click()
  const cells = dialogOf(page).getByRole('gridcell')
  await expect(cells).toHaveCount(shown.length)
  await expect(walletLinksOf(page)).toHaveCount(linked)
  await expectSafe()
  for (const name of shown) {
    await cells.filter({ hasText: name }).locator('a, button').first().click()
    await expect(dialogOf(page)).toHaveAccessibleName(name)
    await expect(dialogOf(page).locator('.view :is(a, button)').first()).toBeVisible()
    for (const tab of await dialogOf(page).getByRole('tab').all()) {
      await tab.click()
      await expectSafe()
    }
    await expectSafe()
    await dialogOf(page).getByRole('button', { name: 'Back' }).click()
    await expect(cells).toHaveCount(shown.length)
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
  await expect(page).toHaveURL(url => url.href.startsWith(`${addresses.demo}/?networks=`))
  expect(escapes).toEqual([])
}

test.describe('a catalogue with hostile links', () => {
  test('runs nothing on a computer, whichever wallet is chosen [DL01]', async ({ page }) => {
    await visitWallets(page, { shown: wallets.map(({ name }) => name), linked: 0 })
  })

  test.describe('on a phone', () => {
    test.use(phone)

    test('offers only the one that could be opened, and runs nothing [DL01]', async ({ page }) => {
      await visitWallets(page, { shown: ['Decent Wallet'], linked: 1 })
    })
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  for (const href of [`javascript:${attack}//`, 'data:text/html,<script>', 'http://evil.example/'] as const) {
    test(`a stored choice of ${href.split(':')[0]}: is not offered [DL03]`, async ({
      page,
      createWallet,
    }) => {
      const escapes = watchEscapes(page)
      const wallet = createWallet()
      await page.goto(playground)
      const { uri } = await tapWallet(page)
      await wallet.pair(uri)
      await (await wallet.nextProposal()).approve()
      await expect(accountButtonOf(page, wallet)).toBeVisible()
      await page.evaluate(stored => {
        for (const name of Object.keys(localStorage)) {
          const text = localStorage.getItem(name) ?? ''
          if (text.includes('untrustedHref'))
            localStorage.setItem(name, text.replace(/"untrustedHref":"[^"]*"/, `"untrustedHref":"${stored}"`))
        }
      }, href)
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      expect(stored).toContain(href)
      await page.reload()
      await waitUntilConnected(page)
      const isOffered = page.evaluate(async () => {
        const { portico, porticoActions } = window
        let wasOpen = false
        portico?.store.subscribe(() => {
          wasOpen ||= portico.store.get().modal.open
        })
        if (portico) await porticoActions?.signMessage(portico, { message: 'From a phone' })
        return wasOpen
      })
      await (await wallet.nextRequest('personal_sign')).approve()
      expect(await isOffered).toBe(false)
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false)
      expect(escapes).toEqual([])
    })
  }
})

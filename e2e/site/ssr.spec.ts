import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { addresses } from '../helpers/addresses.ts'
import { connectWith, recordComplaints, shortOf, waitForHydration } from '../helpers/kit.ts'

const { next, react18 } = addresses

test.describe('Next.js, React 19', () => {
  test('has the button in its HTML, before any script', async ({ request }) => {
    const html = await (await request.get(next)).text()
    expect(html).toMatch(/<button[^>]*portico-button[^>]*>.*Connect Wallet/)
    expect(html).not.toContain('style="')
  })

  test('styles it before any script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(next)
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCSS('min-height', '44px')
    await page.close()
  })

  test('hydrates under StrictMode without a word, connected or not', { tag: '@journey' }, async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    const complaints = recordComplaints(page)
    await page.goto(next)
    await waitForHydration(page)
    await connectWith(page, 'Alder')
    await page.reload()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test.describe('React 18', () => {
  test('hydrates under StrictMode without a word, connected or not', async ({ page, wallets, request }) => {
    const html = await (await request.get(react18)).text()
    expect(html).toContain('Connect Wallet')
    expect(html).toContain('18.3')
    const alder = await wallets.install(mockWallets.alder)
    const complaints = recordComplaints(page)
    await page.goto(react18)
    await waitForHydration(page)
    await connectWith(page, 'Alder')
    await page.reload()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

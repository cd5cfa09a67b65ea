import type { Page } from '@playwright/test'
import type { WalletPages } from '@portico/core/internal'
import { expect, test } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf, waitForServices } from '../helpers/kit.ts'

const readPages = (page: Page) =>
  page.evaluate(
    // The cached data of the query.
    () => window.portico?.store.get().queries.walletPages?.['']?.data as WalletPages | undefined,
  )

test.describe('the wallet catalogue', () => {
  test('keeps fewer than 120 of 500 wallets in the page, wherever it is scrolled [K-05]', async ({
    page,
  }) => {
    await page.goto('/gallery.html?state=all-wallets')
    await expect(
      dialogOf(page)
        .getByRole('button', { name: /^Alder/ })
        .first(),
    ).toBeVisible()
    const countOf = () => dialogOf(page).getByRole('gridcell').count()
    let most = 0
    let before = -1
    for (;;) {
      most = Math.max(most, await countOf())
      const top = await dialogOf(page).evaluate(card => {
        const areas = [card, ...card.querySelectorAll('*')].filter(
          area => area.scrollHeight > area.clientHeight + 8 && getComputedStyle(area).overflowY !== 'visible',
        )
        const [area] = areas.sort((one, other) => other.scrollHeight - one.scrollHeight)
        area?.scrollBy(0, 600)
        return area?.scrollTop ?? 0
      })
      if (top === before) {
        const loaded = await readPages(page)
        if (loaded?.complete) break
      }
      before = top
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
    }
    const loaded = (await readPages(page))?.wallets.length
    expect(loaded).toBeGreaterThan(480)
    expect(most).toBeGreaterThan(8)
    expect(most).toBeLessThan(120)
  })

  test('asks for four recommended wallets and pages of 40 [K-05] [W-07]', async ({ page }) => {
    const asked: URLSearchParams[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/getWallets') asked.push(searchParams)
    })
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked[0]?.get('entries')).toBe('4')
    expect(asked[0]?.get('projectId')).toBe('portico-sandbox')
    expect(asked[0]?.get('st')).toBeTruthy()
    expect(asked[0]?.get('sv')).toBeTruthy()
    await dialogOf(page)
      .getByRole('button', { name: /^Search wallet/ })
      .click()
    await expect.poll(() => asked.some(query => query.get('entries') === '40')).toBe(true)
  })

  test('searches once the visitor pauses, and shows what was found [K-05]', async ({ page }) => {
    const searches: string[] = []
    page.on('request', request => {
      const search = new URL(request.url()).searchParams.get('search')
      if (search) searches.push(search)
    })
    await page.clock.install()
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await dialogOf(page)
      .getByRole('button', { name: /^Search wallet/ })
      .click()
    const search = dialogOf(page).getByRole('searchbox')
    await expect(search).toBeVisible()
    await waitForServices(page)
    await expect(dialogOf(page).getByRole('gridcell').getByRole('button').nth(8)).toBeVisible()
    // The clock is paused while the visitor types, so that a slow machine does not matter.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await search.pressSequentially('rainbow')
    expect(searches).toEqual([])
    await page.clock.resume()
    await expect.poll(() => searches).toEqual(['rainbow'])
    await expect(dialogOf(page).getByRole('button', { name: /Rainbow/ })).toBeVisible()
    await dialogOf(page).getByRole('searchbox').fill('no wallet has this name')
    await expect(dialogOf(page).getByText('No wallets found')).toBeVisible()
    expect(searches).toEqual(['rainbow', 'no wallet has this name'])
  })

  test('a wallet that is not installed leads to where to get it', async ({ page }) => {
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await dialogOf(page).getByRole('button', { name: 'MetaMask' }).click()
    await dialogOf(page)
      .getByRole('button', { name: /Don’t have MetaMask/ })
      .click()
    await expect(dialogOf(page)).toHaveAccessibleName('Get MetaMask')
    const links = dialogOf(page).getByRole('link')
    await expect(links.first()).toHaveAttribute('href', /^https:/)
    await expect(links.first()).toHaveAttribute('rel', /noopener/)
  })
})

import { expect } from '@portico/testing/playwright'
import { connectButtonOf, recordComplaints } from '../helpers/kit.ts'
import { accountButtonOf, connectRemote, playground, sign, test } from '../helpers/remote.ts'

test.describe('storage that is gone', () => {
  test('while connected ends the connection, and the next one works [WC29]', async ({
    page,
    context,
    createWallet,
  }) => {
    const wallet = createWallet()
    const complaints = recordComplaints(page)
    await page.goto(playground)
    await connectRemote(page, wallet)
    const other = await context.newPage()
    await other.goto('/floor.html')
    await other.evaluate(() => localStorage.clear())
    await expect(connectButtonOf(page)).toBeVisible()
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    await connectRemote(page, createWallet())
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('of this very page is noticed at the next visit [WC29]', async ({ page, createWallet }) => {
    const wallet = createWallet()
    const complaints = recordComplaints(page)
    await page.goto(playground)
    await connectRemote(page, wallet)
    await page.evaluate(() => localStorage.clear())
    await sign(page, wallet, 'Still in memory')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('in part, the key of a session, is no session [WC29]', async ({ page, createWallet }) => {
    const complaints = recordComplaints(page)
    await page.goto(playground)
    await connectRemote(page, createWallet())
    await page.evaluate(() => {
      const name = '@portico/pairing/sessions'
      localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace(/.{8}(?="})/, 'lostlost'))
    })
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(page)).toBeVisible()
    await connectRemote(page, createWallet())
    expect(complaints).toEqual([])
  })

  test('copied to another browser connects nobody there, and stays good here', async ({
    page,
    browser,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectRemote(page, wallet)
    const copied = await page.evaluate(() => Object.entries(localStorage))
    const other = await browser.newContext()
    await other.addInitScript(entries => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, copied)
    const there = await other.newPage()
    await there.goto(new URL(playground, page.url()).href)
    await there.waitForFunction(() => window.portico?.store.get().initialized)
    await expect(connectButtonOf(there)).toBeVisible()
    await other.close()
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().initialized)
    await sign(page, wallet, 'Still here')
  })
})

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { mockWallets } from '@portico/testing'
import { findFreePort } from '@portico/testing/anvil'
import { expect, test } from '@portico/testing/playwright'
import { connectWith, recordComplaints, shortOf } from './kit.ts'

const next = 'http://127.0.0.1:4201/'

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

  test('hydrates under StrictMode without a word, connected or not', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    const complaints = recordComplaints(page)
    await page.goto(next)
    await connectWith(page, 'Alder')
    await page.reload()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test.describe('React 18', () => {
  const folder = fileURLToPath(new URL('../apps/react18', import.meta.url))
  let server: ChildProcess | undefined
  let url = ''

  test.beforeAll(async ({ request }) => {
    test.setTimeout(120_000)
    await promisify(execFile)('npm', ['run', 'build'], { cwd: folder })
    const port = await findFreePort()
    url = `http://127.0.0.1:${port}/`
    server = spawn(process.execPath, ['serve.mjs'], { cwd: folder, env: { ...process.env, PORT: `${port}` } })
    await expect
      .poll(() =>
        request.get(url).then(
          response => response.status(),
          () => 0,
        ),
      )
      .toBe(200)
  })

  test.afterAll(() => {
    server?.kill()
  })

  test('hydrates under StrictMode without a word, connected or not', async ({ page, wallets, request }) => {
    const html = await (await request.get(url)).text()
    expect(html).toContain('Connect Wallet')
    expect(html).toContain('18.3')
    const alder = await wallets.install(mockWallets.alder)
    const complaints = recordComplaints(page)
    await page.goto(url)
    await connectWith(page, 'Alder')
    await page.reload()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from '../../packages/sandbox/start/serveFolder.mjs'
import { findViolations } from '../helpers/findViolations.ts'

let site: Awaited<ReturnType<typeof serveFolder>>

test.beforeAll(async () => {
  site = await serveFolder({ folder: fileURLToPath(new URL('../../apps/docs/dist', import.meta.url)) })
})

test.afterAll(() => site.stop())

function recordComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  return complaints
}

test('the search finds a page by keyboard alone, and the policy of the page holds', async ({ page }) => {
  const complaints = recordComplaints(page)
  await page.goto(`${site.url}/`)
  const field = page.getByRole('searchbox', { name: 'Search the documentation' })
  await expect(field).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.fill('user_rejected')
  await expect(page.getByRole('search').getByRole('link').first()).toContainText('user_rejected')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/errors/user_rejected/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('user_rejected')
  expect(complaints).toEqual([])
})

test('what is not there is said, and Escape closes the results', async ({ page }) => {
  await page.goto(`${site.url}/quick-start/`)
  const field = page.getByRole('searchbox')
  await field.fill('xyzzy nothing')
  await expect(page.getByRole('status')).toHaveText('Nothing about “xyzzy nothing”')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status')).toBeHidden()
  await expect(field).toBeFocused()
})

test('the policy of the pages refuses scripts that are not of the site', async ({ page }) => {
  await page.goto(`${site.url}/`)
  const refused = await page.evaluate(
    () =>
      new Promise<string>(resolve => {
        document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective), {
          once: true,
        })
        const script = document.createElement('script')
        try {
          script.text = 'window.wasRun = true'
          document.head.append(script)
        } catch {
          resolve('require-trusted-types-for')
        }
      }),
  )
  expect(refused).toMatch(/^(script-src|require-trusted-types-for)/)
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
})

test('the theme that a reader chooses holds on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${site.url}/`)
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.goto(`${site.url}/theming/`)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible()
})

for (const path of ['', 'hooks/usePorticoAccount/', 'migration/appkit/']) {
  test(`no axe violation on /${path}, light and dark, and no scrolling sideways on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/${path}`)
      await expect(page.getByRole('searchbox')).toBeVisible()
      expect(await findViolations(page), colorScheme).toEqual([])
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth).toBe(clientWidth)
    }
  })
}

test('the playground keeps its state in the address and gives the whole file to copy', async ({ page }) => {
  const complaints = recordComplaints(page)
  await page.goto(`${site.url}/playground/?accent=%23aa3377`)
  const code = page.getByRole('region', { name: 'Code to copy' })
  await expect(code).toContainText("'--portico-accent': '#aa3377'")
  await expect(code).toContainText('export default function App()')
  await expect(code).not.toContainText('127.0.0.1')
  await code.getByRole('button', { name: 'Server' }).click()
  await expect(code).toContainText('Nothing to host')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the home page opens with the dialog itself, which follows the theme and leaves the focus alone', async ({
  page,
}) => {
  const complaints = recordComplaints(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${site.url}/`)
  const live = page.frameLocator('iframe[title="Live dialog"]')
  await expect(live.getByText('Connect Wallet')).toBeInViewport()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect(page.getByRole('group', { name: 'Package manager' }).first()).toBeInViewport()
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(live.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('link', { name: 'Playground' }).first().click()
  await expect(page.getByRole('region', { name: 'Code to copy' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('install lines follow the package manager that a reader chooses, on the next page too', async ({
  page,
}) => {
  await page.goto(`${site.url}/quick-start/`)
  await expect(page.getByText('npm install portico react react-dom', { exact: true })).toBeVisible()
  await page
    .locator('label', { hasText: /^pnpm$/ })
    .first()
    .click()
  await expect(page.getByText('pnpm add portico react react-dom')).toBeVisible()
  await expect(page.getByText('npm install portico react react-dom', { exact: true })).toBeHidden()
  await page.goto(`${site.url}/frameworks/vite/`)
  await expect(page.getByText('pnpm create portico my-site --template vite')).toBeVisible()
})

test('pages are read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.url}/quick-start/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Errors' }).click()
  await expect(page).toHaveURL(`${site.url}/errors/`)
  await context.close()
})

test('every page has its Markdown beside it', async ({ request }) => {
  for (const path of ['index.md', 'sign-in.md', 'errors/user_rejected.md', 'llms.txt', 'llms-full.txt']) {
    const answer = await request.get(`${site.url}/${path}`)
    expect(answer.status(), path).toBe(200)
  }
})

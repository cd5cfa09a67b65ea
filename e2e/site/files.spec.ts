import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { addresses } from '../helpers/addresses.ts'

const { next } = addresses

/** The files that Next loads for every page, with or without the kit. */
function listOwnFiles(): readonly string[] {
  const manifest = new URL('../../apps/next/.next/build-manifest.json', import.meta.url)
  const { rootMainFiles, polyfillFiles } = JSON.parse(readFileSync(manifest, 'utf8'))
  return [...rootMainFiles, ...polyfillFiles].map(file => `/_next/${file}`)
}

test('a page of Next fetches few scripts for the kit, and few more for the first click', async ({ page }) => {
  const own = listOwnFiles()
  const scripts = new Set<string>()
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (!next.startsWith(origin) || !pathname.endsWith('.js') || own.includes(pathname)) return
    // A page and its layout are Next's own files.
    if (!/\/app\/(page|layout)-/.test(pathname)) scripts.add(pathname)
  })
  // The next views are preloaded once the dialog is open, unless the visitor saves data.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(next)
  // Idle callbacks run in order, so this one runs after the preload.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  const before = scripts.size
  expect(before).toBeLessThanOrEqual(4)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog').waitFor()
  expect(scripts.size - before).toBeLessThanOrEqual(2)
})

import { expect, test } from '@portico/testing/playwright'
import { dialogOf, partFiles } from '../helpers/kit.ts'

test.describe('code that does not arrive', () => {
  test('closes the modal again, tells the developer, and the next click tries anew [X-01]', {
    tag: '@journey',
  }, async ({ page }) => {
    let broken = true
    await page.route(partFiles.dialog, route => (broken ? route.abort() : route.continue()))
    await page.goto('/csp.html')
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.click()
    await page.waitForFunction(() =>
      window.portico?.store.get().alerts.items.some(({ code }) => code === 'modal_load_failed'),
    )
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    broken = false
    await button.click()
    await expect(dialogOf(page)).toBeVisible()
  })

  test('leaves the modal usable when a view is missing, and offers to try again [V-10]', async ({ page }) => {
    let broken = true
    await page.route(partFiles.views, route => (broken ? route.abort() : route.continue()))
    await page.goto('/csp.html')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(dialog.getByText('This screen didn’t load.')).toBeVisible()
    broken = false
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('A home for your digital assets')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  })
})

test('loads a view the first time it is shown, not with the modal [V-10]', async ({ page }) => {
  // The next views are preloaded once the dialog is open, unless the visitor saves data.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const loaded: string[] = []
  page.on('request', request => void loaded.push(request.url()))
  const has = (part: RegExp) => loaded.some(url => part.test(url))
  await page.goto('/csp.html')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialogOf(page)).toBeVisible()
  expect(has(partFiles.dialog)).toBe(true)
  expect(has(partFiles.views)).toBe(false)
  await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialogOf(page).getByText('A home for your digital assets')).toBeVisible()
  expect(has(partFiles.views)).toBe(true)
})

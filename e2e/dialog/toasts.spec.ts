import type { Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf, waitForServices } from '../helpers/kit.ts'

type ToastType = 'success' | 'info' | 'warning' | 'error' | 'loading'

const show = (page: Page, type: ToastType, message: string) =>
  page.evaluate(
    toast => {
      const { portico, porticoActions } = window
      if (portico) porticoActions?.showToast(portico, toast)
    },
    { type, message },
  )

const readVisible = (page: Page) =>
  page.evaluate(() => window.portico?.store.get().toasts.visible.map(({ message }) => message))

/** Excludes notes for developers. */
const dismissalsOf = (page: Page) =>
  page.locator('portico-modal .toasts').getByRole('button', { name: 'Dismiss' })

test.describe('toasts', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await waitForServices(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
  })

  test('of all five kinds are shown and read aloud [V-15]', async ({ page }) => {
    for (const type of ['success', 'info', 'warning', 'error', 'loading'] as const) {
      await show(page, type, `A toast of the kind ${type}`)
      await expect(dialogOf(page).getByText(`A toast of the kind ${type}`)).toBeVisible()
      const announced = await dialogOf(page)
        .getByText(`A toast of the kind ${type}`)
        .evaluate(text => text.closest('[role="status"],[role="alert"],[aria-live]') !== null)
      expect(announced).toBe(true)
      await dismissalsOf(page).first().click()
      await page.clock.runFor(1000)
    }
  })

  test('stay 4 s, except loading ones [V-15]', async ({ page }) => {
    await show(page, 'info', 'Short')
    await show(page, 'loading', 'Long')
    await page.clock.runFor(3_999)
    expect(await readVisible(page)).toEqual(['Short', 'Long'])
    await page.clock.runFor(1)
    expect(await readVisible(page)).toEqual(['Long'])
  })

  test('are three at a time; the next comes 150 ms after a place is free [V-15]', async ({ page }) => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await show(page, 'loading', name)
    expect(await readVisible(page)).toEqual(['One', 'Two', 'Three'])
    const dismissals = dismissalsOf(page)
    await expect(dismissals).toHaveCount(3)
    await dismissals.first().click()
    expect(await readVisible(page)).toEqual(['Two', 'Three'])
    await page.clock.runFor(149)
    expect(await readVisible(page)).toEqual(['Two', 'Three'])
    await page.clock.runFor(1)
    expect(await readVisible(page)).toEqual(['Two', 'Three', 'Four'])
  })
})

import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { chooseWallet, connectButtonOf, dialogOf } from '../helpers/kit.ts'

const partOf = (page: Page, selector: string) => page.locator(`portico-modal ${selector}`).first()
const viewOf = (page: Page) => partOf(page, '.view:not(.view-leaving)')

async function openHelp(page: Page): Promise<void> {
  await connectButtonOf(page).click()
  await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialogOf(page)).toHaveAccessibleName('What is a wallet?')
}

test.describe('motion', () => {
  test('takes 120 ms for the title and 150 ms for height and view [V-13]', { tag: '@journey' }, async ({
    page,
  }) => {
    await page.goto('/csp.html')
    await openHelp(page)
    await expect(partOf(page, '.header-title')).toHaveCSS('animation-duration', '0.12s')
    await expect(partOf(page, '.height')).toHaveCSS('transition-duration', '0.15s')
    await expect(viewOf(page)).toHaveCSS('animation-duration', '0.15s')
    await expect(viewOf(page)).toHaveCSS('animation-name', 'portico-view-from-end')
  })

  test('is only a fade for those who want none [V-13]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/csp.html')
    await openHelp(page)
    await expect(viewOf(page)).toHaveCSS('animation-name', 'portico-fade-in')
    await expect(partOf(page, '.height')).toHaveCSS('transition-property', 'none')
  })

  test('slides the other way where text runs the other way', async ({ page }) => {
    await page.goto('/csp.html')
    await openHelp(page)
    await page.locator('portico-modal').evaluate(host => host.setAttribute('dir', 'rtl'))
    await expect(viewOf(page)).toHaveCSS('animation-name', 'portico-view-from-start')
  })

  test('does not come in again when the wallet’s own page takes its place [V-13]', async ({ page }) => {
    await page.goto('/gallery.html?state=settings-email')
    await partOf(page, '.card').evaluate(async card => {
      await Promise.all(card.getAnimations().map(each => each.finished))
      // Records the minimum opacity from now on.
      const look = () => {
        const least = Number(document.body.dataset.least ?? 1)
        document.body.dataset.least = String(Math.min(least, Number(getComputedStyle(card).opacity)))
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByTestId('account-security').click()
    await expect(page.getByTestId('surface')).toBeVisible()
    await expect(page.locator('portico-modal dialog')).toHaveAttribute('data-level', 'page')
    await partOf(page, '.card').evaluate(card => Promise.all(card.getAnimations().map(each => each.finished)))
    await expect(page.locator('body')).toHaveAttribute('data-least', '1')
  })

  test('comes up from below on a phone [V-13]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 760 })
    await page.goto('/csp.html')
    await page.evaluate(() => {
      // Records the maximum scroll offset, because browsers scroll to the focused element.
      const look = () => {
        const dialog = document.querySelector('portico-modal')?.shadowRoot?.querySelector('.dialog')
        const most = Number(document.body.dataset.most ?? 0)
        document.body.dataset.most = String(Math.max(most, dialog?.scrollTop ?? 0))
        requestAnimationFrame(look)
      }
      look()
    })
    await connectButtonOf(page).click()
    await expect(partOf(page, '.card')).toHaveCSS('animation-name', 'portico-sheet-in')
    await partOf(page, '.card').evaluate(card => Promise.all(card.getAnimations().map(each => each.finished)))
    await expect(page.locator('body')).toHaveAttribute('data-most', '0')
  })

  test('only fades in on a phone too for those who want none [V-13]', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 760 })
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await expect(partOf(page, '.card')).toHaveCSS('animation-name', 'portico-fade-in')
  })

  test('is not in the button of the page either while a wallet is asked [V-13]', async ({
    page,
    wallets,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await wallets.install({ ...mockWallets.alder, approval: 'manual' })
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await chooseWallet(page, 'Alder')
    await expect(page.locator('.portico-button-spinner').first()).toHaveCSS(
      'animation-name',
      'portico-button-pulse',
    )
  })
})

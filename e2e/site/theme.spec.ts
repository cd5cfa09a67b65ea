import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portico/testing/playwright'
import { getContrast } from '../../packages/react/src/theme/contrast.ts'
import type { Rgb } from '../../packages/react/src/theme/parseColor.ts'
import { cardOf, connectButtonOf, dialogOf, waitUntilIdle } from '../helpers/kit.ts'

const readToken = (page: Page, name: string) =>
  page
    .locator('portico-modal')
    .evaluate((host, token) => getComputedStyle(host).getPropertyValue(token), name)

const setTheme = (page: Page, variables: Record<string, string | number>, mode?: 'light' | 'dark') =>
  page.evaluate(
    theme => {
      const { portico, porticoActions } = window
      if (!portico || !porticoActions) throw new Error('The page has no instance.')
      porticoActions.setThemeVariables(portico, theme.variables)
      if (theme.mode) porticoActions.setThemeMode(portico, theme.mode)
    },
    { variables, mode },
  )

/** The computed colours. */
const readColors = (button: Locator) =>
  button.evaluate(element => {
    const paint = (color: string): Rgb => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (!context) throw new Error('The browser has no canvas context.')
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
      return [red, green, blue]
    }
    const { color, backgroundColor } = getComputedStyle(element)
    return { text: paint(color), fill: paint(backgroundColor) }
  })

test.describe('the theme', () => {
  test('has the sizes that the kit promises [V-12]', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/')
    await connectButtonOf(page).click()
    await expect.poll(async () => (await cardOf(page).boundingBox())?.width).toBe(360)
    expect(await readToken(page, '--portico-z-index')).toBe('999')
    expect(await readToken(page, '--portico-font-size-2xs')).toBe('10px')
    expect(await readToken(page, '--portico-radius-3xs')).toBe('4px')
    const zIndex = await page.locator('portico-modal').evaluate(host => {
      const layers = [host, ...(host.shadowRoot?.querySelectorAll('*') ?? [])]
      return layers.map(layer => getComputedStyle(layer).zIndex).find(value => value === '999')
    })
    expect(zIndex).toBe('999')
  })

  test('follows the system, and the page when it says so [V-11]', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toBeVisible()
    const dark = await readToken(page, '--portico-background')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => readToken(page, '--portico-background')).not.toBe(dark)
    await setTheme(page, {}, 'dark')
    await expect.poll(() => readToken(page, '--portico-background')).toBe(dark)
  })

  test('changes every setting live, without opening again [V-11]', async ({ page }) => {
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await setTheme(page, {
      '--portico-accent': '#d9480f',
      '--portico-border-radius-master': '1px',
      '--portico-font-size-master': '12px',
      '--portico-font-family': 'Georgia, serif',
      '--portico-z-index': 4321,
      '--portico-color-mix': '#00ff00',
      '--portico-color-mix-strength': 40,
    })
    await expect.poll(() => readToken(page, '--portico-radius-3xs')).toBe('1px')
    expect(await readToken(page, '--portico-font-size-2xs')).toBe('12px')
    expect(await readToken(page, '--portico-z-index')).toBe('4321')
    expect(await readToken(page, '--portico-accent')).toMatch(/d9480f|217,? 72,? 15/)
    const fonts = await dialogOf(page).evaluate(card => getComputedStyle(card).fontFamily)
    expect(fonts).toContain('Georgia')
  })

  test('takes the names that sites already have [V-11]', async ({ page }) => {
    await page.goto('/csp.html')
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toBeVisible()
    await setTheme(page, { '--w3m-border-radius-master': '2px' })
    await expect.poll(() => readToken(page, '--portico-radius-3xs')).toBe('2px')
    await setTheme(page, { '--portico-border-radius-master': '3px' })
    await expect.poll(() => readToken(page, '--portico-radius-3xs')).toBe('3px')
  })

  test('reaches the buttons on the page [V-11]', async ({ page }) => {
    await page.goto('/csp.html')
    await setTheme(page, { '--portico-accent': '#0b7285' })
    await expect(connectButtonOf(page)).toHaveCSS('background-color', 'rgb(11, 114, 133)')
  })

  for (const [colorScheme, accent] of [
    ['light', undefined],
    ['dark', undefined],
    ['light', '#0f7b4f'],
    ['dark', '#0f7b4f'],
    ['light', '#ffd43b'],
    ['dark', '#ffffff'],
    ['light', '#000000'],
  ] as const) {
    test(`can be read on a button under the pointer, ${accent ?? 'as it comes'} and ${colorScheme} [V-11]`, async ({
      page,
    }) => {
      // Reduced motion removes the transition.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/csp.html')
      if (accent) await setTheme(page, { '--portico-accent': accent })
      const before = await readColors(connectButtonOf(page))
      await connectButtonOf(page).hover()
      const { text, fill } = await readColors(connectButtonOf(page))
      expect(fill).not.toEqual(before.fill)
      expect(getContrast(text, fill)).toBeGreaterThanOrEqual(4.5)
    })
  }

  test('does not let a theme value out of its place [V-11]', async ({ page }) => {
    await page.goto('/csp.html')
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await connectButtonOf(page).click()
    await setTheme(page, { '--portico-font-family': 'x;} * { background: url(https://tracker.example/) }' })
    await expect(dialogOf(page)).toBeVisible()
    // Images load only when painted.
    await waitUntilIdle(page)
    expect(requests.filter(url => url.includes('tracker'))).toEqual([])
  })

  test('shows in the visitor’s own colours what is ticked and what is not', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/gallery.html?state=connect-legal-checkbox')
    const tick = page.locator('portico-modal .checkbox-box svg')
    await expect(page.getByTestId('terms')).not.toBeChecked()
    await expect(tick).toHaveCSS('visibility', 'hidden')
    await page.getByTestId('terms').check()
    await expect(tick).toHaveCSS('visibility', 'visible')
  })
})

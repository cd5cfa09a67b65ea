import type { Frame, Page } from '@playwright/test'
import { askForMessage } from '../helpers/vaultRequest.ts'
import { expect, login, test, type VaultSite } from '../helpers/vaultSite.ts'

/** As in the dialog on a phone, at a fractional pixel position. */
async function loginByPhone(page: Page, site: VaultSite) {
  const { frame, address } = await login(page, site)
  await page.evaluate(() => {
    Object.assign(window.vaultHost.frame.style, { left: '14.6px', top: '120.4px' })
  })
  return { frame, address }
}

const findOnPage = async (frame: Frame, name: string) => {
  const { x, y, width, height } = (await frame.getByRole('button', { name }).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  return (right: number, down: number) => [x + width * right, y + height * down] as const
}

const places = [0.13, 0.29, 0.471, 0.618, 0.753, 0.8891].map((right, index) => [right, 0.2 + index / 10.7])

for (const deviceScaleFactor of [1, 2.625]) {
  test.describe(`at ${deviceScaleFactor} pixels a pixel`, () => {
    test.use({ deviceScaleFactor, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('a tap anywhere on the button counts, the first time', async ({ page, site }) => {
      const { frame, address } = await loginByPhone(page, site)
      for (const [right = 0, down = 0] of places) {
        const { sign, isAnswered } = await askForMessage(page, frame, address, `at ${right}`)
        await expect(sign).toHaveAttribute('aria-disabled', 'false')
        const at = await findOnPage(frame, 'Sign')
        await page.touchscreen.tap(...at(right, down))
        await expect.poll(isAnswered, `at ${right}`).toBe(true)
      }
    })

    test('a tap that comes too early begins the wait anew, and the next one counts', async ({
      page,
      site,
    }) => {
      const { frame, address } = await loginByPhone(page, site)
      const { sign, isAnswered } = await askForMessage(page, frame, address)
      await frame.getByText('Review the details first').waitFor()
      const at = await findOnPage(frame, 'Sign')
      await page.touchscreen.tap(...at(0.31, 0.4))
      await expect(frame.getByText('Too fast.')).toBeVisible()
      expect(isAnswered()).toBe(false)
      await expect(sign).toHaveAttribute('aria-disabled', 'false')
      await page.touchscreen.tap(...at(0.618, 0.7))
      await expect.poll(isAnswered).toBe(true)
    })
  })
}

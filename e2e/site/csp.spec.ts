import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { cardOf, connectButtonOf, connectWith, dialogOf, recordComplaints, shortOf } from '../helpers/kit.ts'

test('a strict content security policy is kept, and everything is styled', { tag: '@journey' }, async ({
  page,
  wallets,
}) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  const complaints = recordComplaints(page)
  const response = await page.goto('/csp.html')
  const policy = response?.headers()['content-security-policy']
  expect(policy).toMatch(/^default-src 'self'; script-src 'self'; connect-src 'self' http/)
  expect(policy).toMatch(/; require-trusted-types-for 'script'$/)

  await expect(connectButtonOf(page)).toHaveCSS('min-height', '44px')
  await connectButtonOf(page).click()
  await expect.poll(async () => (await cardOf(page).boundingBox())?.width).toBe(360)
  await expect(cardOf(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await dialogOf(page)
    .getByRole('button', { name: /^Search wallet/ })
    .click()
  await dialogOf(page).getByRole('searchbox').fill('wallet')
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await page.keyboard.press('Escape')
  await connectWith(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  await expect(dialogOf(page).getByTestId('token').first()).toHaveText(/ETH/)
  await dialogOf(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
  await expect(dialogOf(page)).toHaveAccessibleName('Switch network')

  const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations)
  expect(violations).toEqual([])
  expect(complaints).toEqual([])
})

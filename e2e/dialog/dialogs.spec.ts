import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { dialogOf, shortOf } from '../helpers/kit.ts'

const hosts = [
  { kind: 'Radix', opener: 'Radix dialog', title: 'Radix checkout' },
  { kind: 'MUI', opener: 'MUI dialog', title: 'MUI checkout' },
  { kind: 'native', opener: 'Native dialog', title: 'Native checkout' },
] as const

for (const { kind, opener, title } of hosts) {
  test(`works from inside a ${kind} dialog: clicked, focused, typed into, and closed by Escape alone`, async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto('/dialogs.html')
    await page.getByRole('button', { name: opener }).click()
    const host = page.getByRole('dialog', { name: title })
    await expect(host).toBeVisible()
    await host.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(host).toBeVisible()
    await host.getByRole('button', { name: 'Connect Wallet' }).click()

    const search = dialogOf(page).getByRole('button', { name: /^Search wallet/ })
    // A click by coordinates hits the topmost element.
    await expect(search).toBeVisible()
    await search.click()
    const field = dialogOf(page).getByRole('searchbox')
    await field.click()
    await page.keyboard.type('meta')
    await expect(field).toHaveValue('meta')
    await expect(field).toBeFocused()
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => document.activeElement?.localName)
    expect(inside).toBe('portico-modal')

    await dialogOf(page).getByRole('button', { name: 'Back' }).click()
    await dialogOf(page)
      .getByRole('button', { name: /^Alder/ })
      .click()
    await expect(dialogOf(page)).toHaveCount(0)
    // The page's own dialog is still usable.
    await expect(host.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    await host.getByRole('button', { name: 'Done' }).click()
    await expect(host).toBeHidden()
  })
}

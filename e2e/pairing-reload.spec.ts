import { devices } from '@playwright/test'
import { expect } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf } from './kit.ts'
import { accountButtonOf, test } from './remote.ts'

const playground = '/?networks=anvilOne~anvilTwo'
const { defaultBrowserType: _, ...iPhone } = devices['iPhone 14']

test.use(iPhone)

for (const when of ['before', 'after'] as const) {
  test(`a phone that threw the page away ${when} the visitor approved comes back connected [C-02]`, async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectButtonOf(page).click()
    const row = dialogOf(page).locator('a[href*="wc?uri="]').first()
    await expect(row).toBeVisible()
    const uri = new URL((await row.getAttribute('href')) ?? '').searchParams.get('uri') ?? ''
    await row.evaluate(link => link.addEventListener('click', event => event.preventDefault()))
    await row.click()

    const approve = async () => {
      await wallet.pair(uri)
      await (await wallet.nextProposal()).approve()
    }
    if (when === 'before') {
      await page.reload()
      await expect(connectButtonOf(page)).toBeVisible()
      await approve()
    } else {
      await page.goto('about:blank')
      const approved = approve()
      await page.goto(playground)
      await approved
    }
    await expect(accountButtonOf(page, wallet)).toBeVisible()
  })
}

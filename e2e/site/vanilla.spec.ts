import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf, recordComplaints, shortOf } from '../helpers/kit.ts'

test.describe('custom elements on a page without React', () => {
  test('connect, show the account and the network, disconnect', { tag: '@journey' }, async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    const complaints = recordComplaints(page)
    await page.goto('/vanilla.html')
    await connectButtonOf(page).click()
    await dialogOf(page)
      .getByRole('button', { name: /^Alder/ })
      .click()
    const address = await alder.address()
    await expect(page.locator('portico-button').getByRole('button', { name: shortOf(address) })).toBeVisible()
    await expect(page.locator('portico-button')).toContainText('ETH')
    await expect(page.locator('#account')).toHaveText(`Connected as ${address}`)
    await page.locator('portico-network-button').getByRole('button', { name: 'Anvil One' }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    await expect(page.locator('portico-network-button')).toHaveText(/Anvil Two/)
    await page.locator('portico-button').getByRole('button').click()
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(connectButtonOf(page)).toBeVisible()
    await expect(page.locator('body > portico-modal')).toHaveCount(1)
    expect(complaints).toEqual([])
  })

  test('carry no React before the visitor gets near', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    const sources: Promise<string>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') sources.push(response.text())
    })
    await page.goto('/vanilla.html')
    await expect(connectButtonOf(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const loaded = await Promise.all(sources)
    expect(loaded.length).toBeGreaterThan(0)
    expect(loaded.filter(source => source.includes('react.transitional.element'))).toEqual([])
  })

  test('follow their attributes', async ({ page }) => {
    await page.goto('/vanilla.html')
    const element = page.locator('portico-button')
    const button = element.getByRole('button')
    await expect(button).toHaveText('Connect Wallet')
    await element.evaluate(target => target.setAttribute('label', 'Sign in'))
    await expect(button).toHaveText('Sign in')
    await element.evaluate(target => target.setAttribute('disabled', ''))
    await expect(button).toBeDisabled()
    await element.evaluate(target => target.removeAttribute('disabled'))
    await expect(button).toBeEnabled()
    await element.evaluate(target => target.setAttribute('size', 'sm'))
    await expect(button).toHaveCSS('min-height', '36px')
  })

  test('may be moved and added at any time', async ({ page }) => {
    await page.goto('/vanilla.html')
    await page.evaluate(() => {
      const [first] = document.getElementsByTagName('portico-button')
      if (first) document.body.append(first)
      document.body.append(document.createElement('portico-connect-button'))
      document.body.append(document.createElement('portico-account-button'))
    })
    await expect(page.locator('.portico-button', { hasText: 'Connect Wallet' })).toHaveCount(2)
    await expect(page.locator('portico-account-button')).toBeEmpty()
    await page.locator('portico-connect-button').getByRole('button').click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page.locator('portico-modal')).toHaveCount(1)
  })

  test('put the modal where a portico-modal element is', async ({ page }) => {
    await page.goto('/vanilla.html')
    await page.evaluate(() => {
      const place = document.createElement('portico-modal')
      place.id = 'place'
      document.querySelector('main')?.append(place)
    })
    await connectButtonOf(page).click()
    await expect(page.locator('#place').getByRole('dialog')).toBeVisible()
    await expect(page.locator('portico-modal')).toHaveCount(1)
  })

  test('are reachable in a shadow root, styles included', async ({ page }) => {
    await page.goto('/vanilla.html')
    await page.evaluate(() => {
      const host = document.createElement('div')
      host.id = 'host'
      host.attachShadow({ mode: 'open' }).append(document.createElement('portico-connect-button'))
      document.body.append(host)
    })
    await expect(page.locator('#host').getByRole('button', { name: 'Connect Wallet' })).toHaveCSS(
      'min-height',
      '44px',
    )
  })
})

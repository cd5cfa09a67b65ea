import { expect } from '@portico/testing/playwright'
import { connectButtonOf, dialogOf } from '../helpers/kit.ts'
import { accountButtonOf, phone, playground, tapWallet, test, walletLinksOf } from '../helpers/remote.ts'

test.use(phone)

test.describe('on a phone', () => {
  test('every wallet is a link that holds the code before the tap, and the tap remembers the wallet [C-02] [E-15]', {
    tag: '@journey',
  }, async ({ page, createWallet }) => {
    const wallet = createWallet()
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect.poll(() => walletLinksOf(page).count()).toBeGreaterThanOrEqual(3)
    await expect(dialogOf(page).getByRole('link').and(walletLinksOf(page)).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)

    const { href, uri } = await tapWallet(page)
    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    await wallet.pair(uri)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    const choice = await page.evaluate(() => window.portico?.storage.get('deepLinkChoice'))
    expect(choice?.untrustedHref).toBe(href.split('wc?uri=')[0])
  })

  test('the wallet that did not open is offered again, and other ways [C-02]', async ({ page }) => {
    await page.goto(playground)
    await tapWallet(page)
    await expect(dialogOf(page).getByText('Didn’t open?')).toBeVisible()
    await expect(dialogOf(page).getByTestId('open-wallet')).toHaveAttribute('href', /wc\?uri=wc%3A/)
    await expect(dialogOf(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Use another wallet' })).toBeVisible()
  })

  test('a wallet that is not there is noticed after two and a half seconds, with ways on [DL06]', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(playground)
    await tapWallet(page)
    await expect(dialogOf(page).getByTestId('open-wallet')).toBeVisible()
    await page.clock.runFor(2500)
    await expect(dialogOf(page).getByText('Didn’t open?')).toBeVisible()
    await expect(dialogOf(page).locator('a[href^="https://apps.apple.com/"]')).toBeVisible()
    await expect(dialogOf(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Use another wallet' }).click()
    await expect(walletLinksOf(page).first()).toBeVisible()
  })

  test('a later request offers the way back to the wallet until it is answered [C-02]', async ({
    page,
    createWallet,
  }) => {
    const wallet = createWallet()
    await page.goto(playground)
    const { href, uri } = await tapWallet(page)
    await wallet.pair(uri)
    await (await wallet.nextProposal()).approve()
    await expect(accountButtonOf(page, wallet)).toBeVisible()
    await page.evaluate(() => {
      const { portico, porticoActions } = window
      if (portico) porticoActions?.signMessage(portico, { message: 'From a phone' }).catch(() => undefined)
    })
    const request = await wallet.nextRequest('personal_sign')
    await expect(dialogOf(page).getByTestId('open-wallet')).toHaveAttribute(
      'href',
      `${href.split('wc?uri=')[0]}wc?requestId=${request.id}&sessionTopic=${request.topic}`,
    )
    await request.approve()
    await expect(dialogOf(page)).toHaveCount(0)
  })

  for (const when of ['before', 'after'] as const) {
    test(`a page that was thrown away ${when} the visitor approved comes back connected [C-02]`, async ({
      page,
      createWallet,
    }) => {
      const wallet = createWallet()
      await page.goto(playground)
      const { uri } = await tapWallet(page)
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
        await approve()
        await page.goto(playground)
      }
      await expect(accountButtonOf(page, wallet)).toBeVisible()
    })
  }
})

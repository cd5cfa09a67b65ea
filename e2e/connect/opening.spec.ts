import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { cardOf, connectButtonOf, connectWith, dialogOf, shortOf } from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'

test.describe('opening and closing', () => {
  test('opens on all wallets without an adapter, and under manual control [V-05]', async ({ page }) => {
    for (const address of ['/?adapter=none&pairing=off', '/?ownPairingCodes=on&pairing=off']) {
      await page.goto(address)
      await connectButtonOf(page).click()
      await expect(dialogOf(page)).toHaveAccessibleName('All wallets')
    }
  })

  test('opens a requested view with its data [V-06]', async ({ page }) => {
    await page.goto(playground)
    await page.waitForFunction(() => window.portico)
    await page.evaluate(() => {
      const { portico, porticoActions } = window
      if (portico)
        porticoActions?.openModal(portico, { view: { name: 'SwitchNetwork', network: 'eip155:31338' } })
    })
    // Without a connection the network is switched in the page only, and the modal closes.
    await expect(page.getByRole('button', { name: 'Anvil Two', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Anvil Two', exact: true }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Switch network')
  })

  test('opens on Connect, and on Account once connected [V-07] [V-17]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await connectWith(page, 'Alder')
    await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Account')
  })

  test('is appended to the body once, goes back step by step, and forgets where it was when it closes [V-08] [V-09]', async ({
    page,
  }) => {
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect(page.locator('body > portico-modal')).toHaveCount(1)
    await expect(page.locator('portico-modal')).toHaveCount(1)
    await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
    await dialogOf(page).getByRole('button', { name: 'Get a wallet' }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Get a wallet')
    await dialogOf(page).getByRole('button', { name: 'Back' }).click()
    await dialogOf(page).getByRole('button', { name: 'Back' }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
    await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(dialogOf(page)).toHaveAccessibleName('What is a wallet?')
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    const stack = await page.evaluate(() => window.portico?.store.get().router.stack)
    expect(stack).toEqual([{ name: 'Connect' }])
    await connectButtonOf(page).click()
    await expect(dialogOf(page)).toHaveAccessibleName('Connect Wallet')
  })

  test('stays where the page put it when appending is off [V-09]', async ({ page }) => {
    await page.goto(`${playground}&display=placed`)
    await connectButtonOf(page).click()
    await expect(page.locator('.placed portico-modal')).toHaveCount(1)
    await expect(page.locator('body > portico-modal')).toHaveCount(0)
    await expect(dialogOf(page)).toBeVisible()
  })

  test('embedded, it is part of the page: Connect before, Account after [V-08] [V-09]', async ({
    page,
    wallets,
  }) => {
    await wallets.install(mockWallets.alder)
    await page.goto('/embedded.html')
    const card = page.locator('.embedded portico-modal')
    await expect(card.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await card.getByRole('button', { name: /^Alder/ }).click()
    await expect(card.getByRole('heading', { name: 'Account' })).toBeVisible()
    await card.getByRole('button', { name: 'Disconnect' }).click()
    await expect(card.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  })

  test('closes by Escape and by the backdrop, and gives the focus back', async ({ page }) => {
    await page.goto(playground)
    for (const dismiss of [() => page.keyboard.press('Escape'), () => page.mouse.click(8, 400)]) {
      await connectButtonOf(page).click()
      await expect(dialogOf(page)).toBeVisible()
      await dismiss()
      await expect(dialogOf(page)).toHaveCount(0)
      await expect(connectButtonOf(page)).toBeFocused()
    }
  })

  test('speaks the language of the site, and reads from the right where that one does', async ({ page }) => {
    await page.goto(`${playground}&locale=ar`)
    await page.locator('.portico-button-connect').click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page.locator('portico-modal')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('portico-modal')).toHaveAttribute('lang', 'ar')
    await expect(dialogOf(page)).not.toHaveAccessibleName('Connect Wallet')
  })

  test('is a bottom sheet on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect
      .poll(async () => {
        const box = await cardOf(page).boundingBox()
        return box && { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
      })
      .toEqual({ x: 0, width: 390, bottom: 844 })
  })
})

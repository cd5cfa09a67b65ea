import { mockWallets, testAccounts } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { connectWith, dialogOf, partFiles, shortOf } from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'

test('an account shows its tokens, what it has collected and what it has done, from the chain itself [V-04] [W-13] [W-21]', {
  tag: '@journey',
}, async ({ page, wallets }) => {
  const alder = await wallets.install(mockWallets.alder)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('status').filter({ hasText: 'Total value' })).toHaveText(/\$[\d,]+\.\d\d/)
  await expect(dialog.getByTestId('token').filter({ hasText: 'Ether' })).toContainText(/\d ?ETH\$/)
  await expect(dialog.getByTestId('token').filter({ hasText: 'Sandbox Dollar' })).toContainText('$1.00')
  await expect(dialog.getByTestId('token').filter({ hasText: 'Coffee Points' })).toContainText('$0.25')

  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  await expect(dialog.getByRole('button', { name: /^Ticket/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Picture of alice' }).click()
  await expect(dialog.getByRole('heading', { name: 'Picture of alice' })).toBeVisible()
  await expect(dialog.getByText('Drawn for the sandbox.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')

  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText(/ago/)
})

test('an account of Solana shows its tokens, what it has collected and what it has done [V-04] [W-13] [W-21]', async ({
  page,
  wallets,
}) => {
  const birch = await wallets.install({
    ...mockWallets.birch,
    namespace: 'solana',
    privateKeys: [testAccounts[0].privateKey],
  })
  await page.goto('/?networks=solanaLocal')
  await connectWith(page, 'Birch')
  await page.getByRole('button', { name: shortOf(await birch.address()) }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByTestId('token').filter({ hasText: 'Sandbox Dollar' })).toContainText('$1.00')
  await dialog.getByRole('tab', { name: 'NFTs' }).click()
  const sketch = dialog.getByRole('button', { name: 'Sketch 1' })
  await expect(sketch).toHaveCount(1)
  // The image itself loaded through the service.
  await expect
    .poll(() => sketch.locator('img').evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await sketch.click()
  await expect(dialog.getByText('Drawn for the sandbox.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toContainText(/ago|now/i)
})

test('the code of each tab of an account comes when somebody turns to it [V-10]', async ({
  page,
  wallets,
}) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const has = (part: keyof typeof partFiles) => scripts.some(url => partFiles[part].test(url))
  const alder = await wallets.install(mockWallets.alder)
  await page.goto(playground)
  await connectWith(page, 'Alder')
  expect(has('tokens')).toBe(false)
  await page.getByRole('button', { name: shortOf(await alder.address()) }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByTestId('token').first()).toBeVisible()
  expect(has('tokens')).toBe(true)
  expect(has('nfts')).toBe(false)
  expect(has('activity')).toBe(false)
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.getByTestId('transaction').first()).toBeVisible()
  expect(has('activity')).toBe(true)
  expect(has('nfts')).toBe(false)
})

/** The gallery has lists of this length without a chain. */
test('long lists draw what is seen, and more of it when somebody scrolls to the end', async ({ page }) => {
  await page.goto('/gallery.html?state=activity-many')
  const rows = dialogOf(page).getByTestId('transaction')
  await expect(rows.first()).toBeVisible()
  const view = page.locator('portico-modal .view[data-scroll]').last()
  const countAll = async () =>
    Number(await dialogOf(page).getByRole('listitem').last().getAttribute('aria-setsize'))
  const before = await countAll()
  expect(await rows.count()).toBeLessThan(40)
  await expect(async () => {
    await view.evaluate(element => element.scrollTo({ top: element.scrollHeight }))
    expect(await countAll()).toBeGreaterThan(before + 100)
  }).toPass()
  expect(await rows.count()).toBeLessThan(40)
  const box = await view.boundingBox()
  const seen = await rows.evaluateAll(
    (elements, [top, bottom]) =>
      elements.filter(element => {
        const { y, height } = element.getBoundingClientRect()
        return y + height > (top ?? 0) && y < (bottom ?? 0)
      }).length,
    [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)],
  )
  expect(seen).toBeGreaterThan(2)
})

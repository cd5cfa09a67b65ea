import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import { dialogOf, shortOf } from '../helpers/kit.ts'

test.describe('StrictMode and two kits on a page', () => {
  test('one kit connects and the other does not notice', { tag: '@journey' }, async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto('/strict.html')
    const first = page.getByRole('region', { name: 'First kit' })
    const second = page.getByRole('region', { name: 'Second kit' })
    await first.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(dialogOf(page)).toHaveCount(1)
    await dialogOf(page)
      .getByRole('button', { name: /^Alder/ })
      .click()
    await expect(first.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    await expect(second.locator('output')).toHaveText('disconnected')
    await expect(second.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    expect(await alder.listenerCount('accountsChanged')).toBe(1)
    expect(await alder.listenerCount('chainChanged')).toBe(1)
    const asked = (await alder.requests()).filter(({ method }) => method === 'eth_requestAccounts')
    expect(asked).toHaveLength(1)
    await page.reload()
    await expect(first.locator('output')).toHaveText('connected')
    await expect(second.locator('output')).toHaveText('disconnected')
  })

  test('a reload reconnects once, with one set of listeners [T-02]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto('/csp.html')
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await dialogOf(page)
      .getByRole('button', { name: /^Alder/ })
      .click()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    await page.reload()
    await page.waitForFunction(() => window.portico?.store.get().accounts.eip155?.status === 'connected')
    const reads = (await alder.requests()).filter(({ method }) => method === 'eth_accounts')
    expect(reads).toHaveLength(1)
    expect(await alder.listenerCount('accountsChanged')).toBe(1)
  })

  test('unmounting and mounting again leaves nothing behind', async ({ page, wallets }) => {
    // On the only network of the second kit.
    const alder = await wallets.install({ ...mockWallets.alder, initialState: { chainId: 31338 } })
    await page.goto('/strict.html')
    const second = page.getByRole('region', { name: 'Second kit' })
    for (let round = 0; round < 3; round++) {
      await page.getByRole('button', { name: 'Unmount the second kit' }).click()
      await expect(second).toHaveCount(0)
      await page.getByRole('button', { name: 'Mount the second kit' }).click()
    }
    await second.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(dialogOf(page)).toHaveCount(1)
    await dialogOf(page)
      .getByRole('button', { name: /^Alder/ })
      .click()
    await expect(second.locator('output')).toHaveText('connected')
    expect(await alder.listenerCount('accountsChanged')).toBe(1)
    await page.getByRole('button', { name: 'Unmount the second kit' }).click()
    await expect.poll(() => alder.listenerCount('accountsChanged')).toBe(0)
    // The first kit's modal is not mounted until opened.
    await expect(page.locator('portico-modal')).toHaveCount(1)
  })
})

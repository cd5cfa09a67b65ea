import type { Page } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { expect, test } from '@portico/testing/playwright'
import {
  chooseWallet,
  connectButtonOf,
  connectWith,
  createFundedKey,
  dialogOf,
  shortOf,
} from '../helpers/kit.ts'

const playground = '/?networks=anvilOne~anvilTwo'

async function tryToConnect(page: Page): Promise<void> {
  await connectButtonOf(page).click()
  await chooseWallet(page, 'Alder')
}

/** Resets the page to the disconnected state. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { portico, porticoActions } = window
    if (!portico || !porticoActions) throw new Error('The page has no instance.')
    return porticoActions.disconnect(portico)
  })
  await expect(connectButtonOf(page)).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
}

async function signMessage(page: Page) {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Sign message' }).click()
  return page.getByRole('article').filter({ hasText: 'Sign message' }).locator('output')
}

test.describe('a wallet that', () => {
  test('declines can be asked again [WM03]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await alder.reject()
    await tryToConnect(page)
    await expect(dialogOf(page).getByRole('heading', { name: 'Connection rejected' })).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
  })

  test('has a request open already is waited for [WM05]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await alder.pend()
    await tryToConnect(page)
    await expect(dialogOf(page).getByRole('heading', { name: /Open Alder/ })).toBeVisible()
    await expect.poll(async () => (await alder.requests()).length).toBeGreaterThan(0)
    await alder.release()
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
  })

  test('never answers can be left, and another one used [WM01]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    const birch = await wallets.install(mockWallets.birch)
    await page.goto(playground)
    await alder.hang()
    await tryToConnect(page)
    await expect(dialogOf(page).getByText('Confirm in Alder')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Back' }).click()
    await chooseWallet(page, 'Birch')
    await expect(page.getByRole('button', { name: shortOf(await birch.address()) })).toBeVisible()
  })

  test('never answers at a reload does not keep the page busy [WM01] [T-02]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.hang({ methods: ['eth_accounts'], times: 'all' })
    await page.reload()
    await expect(connectButtonOf(page)).toBeVisible({ timeout: 40_000 })
  })

  test('throws whatever leads to words and a way on [WM03]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    const crashes: string[] = []
    page.on('pageerror', error => crashes.push(String(error)))
    await page.goto(playground)
    for (const thrown of [
      'string',
      'undefined',
      'emptyObject',
      'codeAsText',
      'nested',
      'domException',
      'getterBomb',
    ] as const) {
      await test.step(thrown, async () => {
        await alder.fail(thrown)
        await tryToConnect(page)
        const retry = dialogOf(page).getByRole('button', { name: 'Try again' })
        await expect(retry.first()).toBeVisible()
        await expect(dialogOf(page)).not.toContainText(/\[object Object\]|undefined/)
        await retry.first().click()
        await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
        expect(crashes).toEqual([])
        await leave(page)
      })
    }
  })

  test('answers twice is connected once [WM02]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await alder.answerWrongly({ twice: true })
    await tryToConnect(page)
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
  })

  test('changes account while it signs has its signature refused [WM09]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.setApproval('manual')
    const output = await signMessage(page)
    await expect.poll(async () => (await alder.prompts()).length).toBe(1)
    await alder.switchAccount(1)
    await alder.approve()
    await expect(output).toHaveText(/account changed/i)
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
  })

  test('declines to sign says so, and the page goes on [WM03]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.reject()
    const output = await signMessage(page)
    await expect(output).toHaveText(/rejected/)
    await page.getByRole('button', { name: 'Sign message' }).click()
    await expect(output).toHaveText(/^0x/)
  })

  test('gives its chain id in another form is understood [WM06]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    for (const form of ['number', 'decimal', 'upperHex', 'padded', 'bigint', 'caip'] as const) {
      await test.step(form, async () => {
        await alder.answerWrongly({ chainId: form })
        await tryToConnect(page)
        await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
        const network = await page.evaluate(
          () => window.portico?.store.get().networks.active.eip155?.caipNetworkId,
        )
        expect(network).toBe('eip155:31337')
        await leave(page)
      })
    }
  })

  test('gives nothing that is an account is not connected to nothing [WM07]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    for (const form of ['empty', 'null', 'nullEntry', 'short', 'text'] as const) {
      await test.step(form, async () => {
        await alder.answerWrongly({ accounts: form })
        await tryToConnect(page)
        await expect(dialogOf(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible()
        const status = await page.evaluate(() => window.portico?.store.get().accounts.eip155?.status)
        expect(status).toBe('disconnected')
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toHaveCount(0)
      })
    }
  })

  test('gives accounts in another form is connected to the right one [WM07]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    for (const form of ['lowercase', 'badChecksum', 'duplicates'] as const) {
      await test.step(form, async () => {
        await alder.answerWrongly({ accounts: form })
        await tryToConnect(page)
        await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
        await leave(page)
      })
    }
  })

  test('gives a malformed transaction hash is not believed [WM10] [R-18]', async ({ page, wallets }) => {
    const alder = await wallets.install({ ...mockWallets.alder, privateKeys: [await createFundedKey()] })
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.answerWrongly({ transactionHash: 'short' })
    await page.getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const card = page.getByRole('article').filter({ hasText: 'Send transaction' })
    await expect(card.locator('output')).toHaveText(/invalid transaction hash/)
  })

  test('gives a malformed signature is not believed [WM09] [R-18]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.answerWrongly({ signature: 'short' })
    await expect(await signMessage(page)).toHaveText(/invalid signature/)
  })

  test('says yes to a switch and stays where it is does not fool the page [R-15]', async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.answerWrongly({ switchChain: 'ignored' })
    await page.getByRole('button', { name: 'Anvil One', exact: true }).click()
    await dialogOf(page).getByRole('button', { name: 'Anvil Two' }).click()
    const row = dialogOf(page).getByTestId('network-eip155:31338')
    await expect(row.getByRole('status')).toContainText('isn’t supported')
    const network = await page.evaluate(
      () => window.portico?.store.get().networks.active.eip155?.caipNetworkId,
    )
    expect(network).toBe('eip155:31337')
  })

  test('removes the site ends in a clean page, however often it says so [WM11]', async ({
    page,
    wallets,
  }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.disconnect({ times: 50 })
    await expect(connectButtonOf(page)).toBeVisible()
    await tryToConnect(page)
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
  })

  test('is locked and unlocked again [WM13]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await connectWith(page, 'Alder')
    await alder.lock()
    await expect(connectButtonOf(page)).toBeVisible()
    await alder.unlock()
    await tryToConnect(page)
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
  })

  test('has markup for a name and no picture is shown as text [WA03] [RD01]', async ({ page, wallets }) => {
    const name = '<img src=x onerror="window.hacked=1">Evil'
    await wallets.install({ ...mockWallets.alder, name, icon: 'javascript:alert(1)' })
    await page.goto(playground)
    await connectButtonOf(page).click()
    await expect(dialogOf(page).getByText(name)).toBeVisible()
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  })

  test('finds its storage full or forbidden does not stop the page [ST01]', async ({ page, wallets }) => {
    const alder = await wallets.install(mockWallets.alder)
    await page.goto(playground)
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await tryToConnect(page)
    await expect(page.getByRole('button', { name: shortOf(await alder.address()) })).toBeVisible()
  })
})

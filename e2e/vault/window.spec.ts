import type { Page } from '@playwright/test'
import { hexToBigInt, parseEther, recoverTypedDataAddress, type TypedDataDefinition, toHex } from 'viem'
import { checkKit } from '../helpers/emailVisit.ts'
import { chainOne } from '../helpers/kit.ts'
import { setBalance } from '../helpers/setBalance.ts'
import { readToEnd } from '../helpers/vaultRequest.ts'
import { code } from '../helpers/vaultServices.ts'
import { ask, askInClick, expect, login, test } from '../helpers/vaultSite.ts'

test('a transaction is decided in a window of the vault, and sent', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await setBalance(address, '5')
  const to = '0x00000000000000000000000000000000000000AA'
  const sending = ask(page, 'RPC_REQUEST', {
    method: 'eth_sendTransaction',
    params: [{ from: address, to, value: toHex(parseEther('1.25')) }],
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  await expect(popup.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
  expect(popup.url()).toBe(`${site.vault}/confirm`)
  await expect(popup.getByText('1.25 ETH')).toBeVisible()
  await expect(popup.getByText(to)).toBeVisible()
  const approve = popup.getByRole('button', { name: 'Approve' })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
  const { p: hash } = await sending
  const receipt = await chainOne.waitForTransactionReceipt({ hash: hash as `0x${string}` })
  expect(receipt.status).toBe('success')
  expect(await chainOne.getBalance({ address: to })).toBeGreaterThanOrEqual(parseEther('1.25'))
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a request that is rejected in the window, or withdrawn by the page, ends there', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await setBalance(address, '5')
  const request = { method: 'eth_sendTransaction', params: [{ from: address, to: address, value: '0x1' }] }
  const rejected = ask(page, 'RPC_REQUEST', request)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  await popup.getByRole('button', { name: 'Reject' }).click()
  expect(await rejected).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_ERROR', p: { code: 4001 } })

  const withdrawn = ask(page, 'RPC_REQUEST', request)
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  await expect(second.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
  await ask(page, 'RPC_ABORT')
  expect(await withdrawn).toMatchObject({ p: { message: 'Request was aborted' } })
  await expect.poll(() => second.isClosed()).toBe(true)
})

test('a permit is recognised, explained and signed in the window', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  const data = {
    domain: { name: 'USD Coin', version: '2', chainId: 31337, verifyingContract: `0x${'cc'.repeat(20)}` },
    primaryType: 'Permit',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    message: {
      owner: address,
      spender: '0x00000000000000000000000000000000000000bb',
      value: hexToBigInt(`0x${'f'.repeat(64)}`).toString(),
    },
  } as const
  const signing = ask(page, 'RPC_REQUEST', {
    method: 'eth_signTypedData_v4',
    params: [address, JSON.stringify(data)],
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  await expect(popup.getByText('lets someone take tokens')).toBeVisible()
  await expect(popup.getByText('could take all of this token')).toBeVisible()
  const sign = popup.getByRole('button', { name: 'Sign' })
  await readToEnd(popup)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.click()
  const { p: signature } = await signing
  const definition = data as unknown as TypedDataDefinition
  expect(await recoverTypedDataAddress({ ...definition, signature: signature as `0x${string}` })).toBe(
    address,
  )
})

test('the recovery kit is shown in the window alone, after one new code for the visit, checked, and a passphrase can be set [KS09]', async ({
  page,
  site,
}) => {
  test.slow()
  const { frame } = await login(page, site)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Recovery phrase' }).click(),
  ])
  const field = popup.getByRole('textbox', { name: 'Code' })
  await expect(field).toBeFocused()
  await expect(popup.getByRole('button', { name: /^New code in \d+s$/ })).toBeDisabled()
  // By keyboard only; the sixth digit submits it.
  await popup.keyboard.type('111111')
  await expect(popup.getByText('Wrong code. Check it, then try again.')).toBeVisible()
  await expect(field).toBeFocused()
  await popup.keyboard.type(code)
  await expect(popup.getByRole('listitem')).toHaveCount(24)
  await popup.getByRole('button', { name: 'I’ve written them down' }).click()
  await popup.getByRole('textbox').first().fill('zebra zebra')
  await popup.keyboard.press('Enter')
  await expect(popup.getByText('That’s not the right word.')).toBeVisible()
  expect(site.services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual(['escrow'])
  await popup.getByRole('button', { name: 'Back' }).click()
  await checkKit(popup)
  await popup.getByRole('button', { name: 'Recovery and security' }).click()
  await expect(popup.getByRole('button', { name: 'Recovery phrase' })).toContainText('set up')
  await popup.getByRole('button', { name: 'Passphrase' }).click()
  await popup.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('correct horse battery staple')
  await popup.getByRole('textbox', { name: 'Repeat the passphrase' }).fill('correct horse')
  await popup.getByRole('button', { name: 'Save' }).click()
  await expect(popup.getByText('The passphrases don’t match.')).toBeVisible()
  await popup.getByRole('textbox', { name: 'Repeat the passphrase' }).fill('correct horse battery staple')
  await popup.getByRole('button', { name: 'Save' }).click()
  // A passphrase is slow to set by design, especially on a shared machine.
  await expect(popup.getByRole('heading', { name: 'Done' })).toBeVisible({ timeout: 60_000 })
  expect(site.services.getWallet()?.recoveries.map(({ kind }) => kind)).toEqual([
    'escrow',
    'kit',
    'passphrase',
  ])
})

const sendOne = (address: string) => ({
  method: 'eth_sendTransaction',
  params: [
    { from: address, to: '0x00000000000000000000000000000000000000AB', value: toHex(parseEther('1')) },
  ],
})

async function approveIn(popup: Page) {
  await readToEnd(popup)
  const approve = popup.getByRole('button', { name: 'Approve' })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
}

test.describe('a window that the page opens within the click', () => {
  test('takes the request without a step between, and the frame says where it is [CJ03]', async ({
    page,
    site,
  }) => {
    const { frame, address } = await login(page, site)
    await setBalance(address, '5')
    const { popup, answer } = await askInClick(page, site, sendOne(address))
    await expect(popup.getByRole('heading', { name: 'Confirm transaction' })).toBeVisible()
    await expect(popup.getByText('1 ETH', { exact: true })).toBeVisible()
    // The ticket can be used once and is not visible in the URL.
    expect(popup.url()).toBe(`${site.vault}/confirm`)
    await expect(frame.getByText('Confirm in the wallet window.')).toBeVisible()
    await expect(frame.getByText('1 ETH', { exact: true })).toBeVisible()
    await expect(frame.getByRole('button', { name: /^(Approve|Reject|Open wallet)/ })).toHaveCount(0)
    await frame.getByRole('button', { name: 'Show window' }).click()
    await page.waitForFunction(() =>
      window.vaultHost.received.some(
        message => (message as unknown as { t: string }).t === '@w3m-frame/WINDOW_FOCUS',
      ),
    )
    await approveIn(popup)
    const { p: hash } = await answer
    const receipt = await chainOne.waitForTransactionReceipt({ hash: hash as `0x${string}` })
    expect(receipt.status).toBe('success')
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test('works where the vault is of another site than the page, too', async ({ page, site }) => {
    await page.goto(site.foreignHost)
    const { address } = await login(page, site)
    await setBalance(address, '5')
    const { popup, answer } = await askInClick(page, site, sendOne(address))
    await approveIn(popup)
    expect(await answer).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
  })

  test('rejects what it was for when it is left, whoever leaves it', async ({ page, site }) => {
    const { address } = await login(page, site)
    await setBalance(address, '5')
    for (const [how, leave] of [
      ['the visitor closes it', (popup: Page) => popup.close()],
      ['the page closes it', () => page.evaluate(() => window.vaultHost.opened?.close())],
      [
        'the page leads it elsewhere',
        () =>
          page.evaluate(() => {
            if (window.vaultHost.opened) window.vaultHost.opened.location.href = 'about:blank'
          }),
      ],
      ['it is loaded again', (popup: Page) => popup.reload()],
    ] as const) {
      await test.step(how, async () => {
        const { popup, answer } = await askInClick(page, site, sendOne(address))
        await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible()
        await leave(popup)
        expect(await answer).toMatchObject({ p: { code: 4001 } })
        await popup.close()
      })
    }
  })

  test('is served once: a second one with the same ticket has nothing to agree to', async ({
    page,
    site,
  }) => {
    const { address } = await login(page, site)
    await setBalance(address, '5')
    const { popup, answer } = await askInClick(page, site, sendOne(address))
    await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible()
    const again = await page.evaluateHandle(() => window.vaultHost.ticket)
    const second = await page.context().newPage()
    await second.goto(`${site.vault}/confirm#${await again.jsonValue()}`)
    await expect(second.getByText('Opening wallet')).toBeVisible()
    await approveIn(popup)
    expect(await answer).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    await expect(second.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  })

  test('closes when the request fails before there is anything to show', async ({ page, site }) => {
    await login(page, site)
    const { popup, answer } = await askInClick(page, site, sendOne(`0x${'12'.repeat(20)}`))
    expect(await answer).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_ERROR' })
    await expect(popup.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  })

  test('has nothing to agree to where no request waits for it, and closes', async ({ page, site }) => {
    await page.clock.install()
    await login(page, site)
    const opening = page.waitForEvent('popup')
    await page.evaluate(vault => void open(`${vault}/confirm#${'a'.repeat(32)}`), site.vault)
    const popup = await opening
    await expect(popup.getByText('Opening wallet')).toBeVisible()
    // The window may close before the clock call returns.
    await popup.clock.fastForward(31_000).catch(() => undefined)
    await expect.poll(() => popup.isClosed()).toBe(true)
  })
})

test('a window that does not come leads to the door, and the request ends when nobody uses it', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { frame, address } = await login(page, site)
  await setBalance(address, '5')
  const asking = ask(page, 'RPC_REQUEST', { ...sendOne(address), window: 'b'.repeat(32) })
  await expect(frame.getByText('Confirm in the wallet window.')).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(frame.getByText('The wallet window didn’t open.')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Open wallet window' })).toBeVisible()
  await page.clock.fastForward(121_000)
  expect(await asking).toMatchObject({ p: { reason: 'confirmation_blocked' } })
})

test('a blocked window says so, and the request ends when nobody tries again', async ({ page, site }) => {
  await page.clock.install()
  const { frame, address } = await login(page, site)
  await setBalance(address, '5')
  const blocked = ask(page, 'RPC_REQUEST', sendOne(address))
  const door = frame.getByRole('button', { name: 'Open wallet window' })
  await door.waitFor()
  await frame.evaluate(() => {
    window.open = () => null
  })
  await door.click()
  await page.clock.fastForward(4_000)
  await expect(frame.getByText('Allow pop-ups for this site')).toBeVisible()
  await page.clock.fastForward(121_000)
  expect(await blocked).toMatchObject({ p: { reason: 'confirmation_blocked' } })
})

test('closing the window that the frame has opened rejects', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  await setBalance(address, '5')
  const asking = ask(page, 'RPC_REQUEST', sendOne(address))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Open wallet window' }).click(),
  ])
  await expect(popup.getByRole('button', { name: 'Approve' })).toBeVisible()
  await popup.close()
  expect(await asking).toMatchObject({ p: { code: 4001 } })
})

test('a page of another site may ask for COEP: the frame loads, and its window is found', async ({
  page,
  site,
}) => {
  site.hostHeaders = { 'cross-origin-embedder-policy': 'require-corp' }
  await page.goto(site.foreignHost)
  const { address } = await login(page, site)
  await setBalance(address, '5')
  const { popup, answer } = await askInClick(page, site, sendOne(address))
  await approveIn(popup)
  expect(await answer).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
})

for (const [policy, hostHeaders] of Object.entries({
  'COOP same-origin': { 'cross-origin-opener-policy': 'same-origin' },
  'COEP require-corp': { 'cross-origin-embedder-policy': 'require-corp' },
  'COOP same-origin and COEP require-corp': {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  },
  'COOP same-origin and COEP credentialless': {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
  },
})) {
  test(`on a page with ${policy} the window that the page opens is found, so is the one that the frame opens, and closing rejects`, async ({
    page,
    site,
  }) => {
    site.hostHeaders = hostHeaders
    const { frame, address } = await login(page, site)
    await setBalance(address, '5')
    const { popup, answer } = await askInClick(page, site, sendOne(address))
    await approveIn(popup)
    expect(await answer).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
    await expect.poll(() => popup.isClosed()).toBe(true)
    const next = await askInClick(page, site, sendOne(address))
    await expect(next.popup.getByRole('button', { name: 'Approve' })).toBeVisible()
    await next.popup.close()
    expect(await next.answer).toMatchObject({ p: { code: 4001 } })

    const asking = ask(page, 'RPC_REQUEST', sendOne(address))
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      frame.getByRole('button', { name: 'Open wallet window' }).click(),
    ])
    await approveIn(opened)
    expect(await asking).toMatchObject({ t: '@w3m-frame/RPC_REQUEST_SUCCESS' })
  })
}

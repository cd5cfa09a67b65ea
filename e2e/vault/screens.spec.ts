import { parseEther, toHex } from 'viem'
import { setBalance } from '../helpers/setBalance.ts'
import { askForCalls, askForMessage, readToEnd, watch } from '../helpers/vaultRequest.ts'
import { ask, expect, login, test } from '../helpers/vaultSite.ts'

/** The frame's height on a phone in landscape, or at 200 %. */
const low = { height: '304px' }

test('where the frame is too small, it leads to the window, and all of that can be seen', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await page.evaluate(style => Object.assign(window.vaultHost.frame.style, style), low)
  const { sign, isAnswered } = await askForMessage(page, frame, address)
  const enter = frame.getByRole('button', { name: 'Open wallet window' })
  for (const button of [enter, frame.getByRole('button', { name: 'Reject' })]) {
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  await expect(sign).toHaveCount(0)
  const [popup] = await Promise.all([page.waitForEvent('popup'), enter.click()])
  // The size of a 400 by 680 window at 200 %.
  await popup.setViewportSize({ width: 200, height: 340 })
  const approve = popup.getByRole('button', { name: 'Sign' })
  await approve.waitFor()
  const overflow = await popup.evaluate(() => {
    const { scrollWidth, clientWidth } = document.getElementById('stage') ?? document.body
    return scrollWidth - clientWidth
  })
  expect(overflow).toBe(0)
  await readToEnd(popup)
  await approve.scrollIntoViewIfNeeded()
  await expect(approve).toBeInViewport({ ratio: 1 })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
  await expect.poll(isAnswered).toBe(true)
})

test('the six boxes of a code fit a narrow window, also at 200 %', async ({ page, site }) => {
  const { frame } = await login(page, site)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Recovery phrase' }).click(),
  ])
  const field = popup.getByRole('textbox', { name: 'Code' })
  await field.fill('12345')
  await field.press('End')
  for (const size of [
    { width: 320, height: 568 },
    { width: 200, height: 340 },
  ]) {
    await popup.setViewportSize(size)
    const [first, last] = await Promise.all([
      popup.locator('.digit').first().boundingBox(),
      popup.locator('.digit').last().boundingBox(),
    ])
    expect(first?.x).toBeGreaterThanOrEqual(16)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(size.width - 16)
    expect(await field.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    const overflow = await popup.evaluate(() =>
      ['#stage', '.body'].map(name => {
        const { scrollWidth = 0, clientWidth = 0 } = document.querySelector(name) ?? {}
        return scrollWidth - clientWidth
      }),
    )
    expect(overflow).toEqual([0, 0])
  }
})

test('a frame that gets too small while it asks leads to the window', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  const { sign } = await askForMessage(page, frame, address)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await page.evaluate(style => Object.assign(window.vaultHost.frame.style, style), low)
  await expect(frame.getByRole('button', { name: 'Open wallet window' })).toBeInViewport({ ratio: 1 })
  await expect(sign).toHaveCount(0)
})

test('in a window on its side everything is reached by keyboard', async ({ page, site }) => {
  const { popup, approve } = await askForCalls(page, site, 4)
  await popup.setViewportSize({ width: 844, height: 304 })
  await popup.bringToFront()
  await popup.getByRole('group', { name: 'Confirm transactions' }).focus()
  await popup.keyboard.press('End')
  await approve.focus()
  await expect(approve).toBeInViewport({ ratio: 1 })
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  // The window may close before the event is complete.
  await popup.keyboard.press('Enter').catch(() => undefined)
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a signature says that it costs nothing, and its box is as large as its text', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await askForMessage(page, frame, address)
  await expect(frame.getByText('This is free.')).toBeVisible()
  const { height } = (await frame.locator('.message').boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(60)
})

test('a transaction names its network, the balance and what is left; several say first what they take in total', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await setBalance(address, '5')
  const call = { to: '0x00000000000000000000000000000000000000AA', value: toHex(parseEther('1.25')) }
  const open = async (calls: readonly object[]) => {
    await ask(page, 'RPC_ABORT')
    const params = [{ version: '1.0', chainId: toHex(31337), from: address, calls }]
    watch(ask(page, 'RPC_REQUEST', { method: 'wallet_sendCalls', params }))
    const enter = frame.getByRole('button', { name: 'Open wallet window' })
    const [popup] = await Promise.all([page.waitForEvent('popup'), enter.click()])
    await popup.getByRole('button', { name: 'Approve' }).waitFor()
    return popup
  }
  const popup = await open([call, call])
  const words = (await popup.locator('.body').textContent()) ?? ''
  expect(words).toMatch(/Balance\s*5 ETH/)
  expect(words).toMatch(/Balance after\s*2[.]49/)
  expect(words).not.toContain('eip155:')
  expect(words.indexOf('Total')).toBeGreaterThan(0)
  expect(words.indexOf('2.5 ETH')).toBeLessThan(words.indexOf('1.25 ETH'))

  const poor = await open([call, call, call, call, call])
  const warning = poor.getByText('Your balance doesn’t cover the amount and fee.')
  await expect(warning).toBeInViewport()
})

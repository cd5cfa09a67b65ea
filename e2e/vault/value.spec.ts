import type { Page } from '@playwright/test'
import { ask, expect, login, type Reply, test } from '../helpers/vaultSite.ts'

/**
 * What a site can do to the frame. Chromium tells the frame of some of these, and of others, such as a mask, it does
 * not: no request that moves value may depend on it.
 */
const attacks: Record<string, Record<string, string>> = {
  'in full view': {},
  'nearly transparent': { opacity: '0.01' },
  'behind a mask': { maskImage: 'linear-gradient(transparent, transparent)' },
  'behind a mask that leaves the buttons': { maskImage: 'linear-gradient(transparent 85%, black 85%)' },
  'as an ellipse': { borderRadius: '50%' },
  'as a circle around the buttons': { clipPath: 'circle(120px at 50% 85%)' },
  'zoomed out': { zoom: '0.9' },
}

const size = { left: 200, top: 60, width: 360, height: 536 }

/** Presses everywhere in the frame, as a visitor would who is made to press and cannot see it. */
async function pressEverywhere(page: Page, before?: (at: number) => Promise<void>): Promise<void> {
  let count = 0
  for (let y = size.top + 20; y < size.top + size.height; y += 43)
    for (const x of [size.left + 90, size.left + 270]) {
      await before?.(count++)
      await page.mouse.click(x, y)
    }
  for (const key of ['Enter', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key)
}

interface Request {
  readonly method: string
  readonly params: unknown[]
}

const requests = (address: string): readonly Request[] => [
  { method: 'eth_sendTransaction', params: [{ from: address, to: address, value: '0x0' }] },
  {
    method: 'wallet_sendCalls',
    params: [{ version: '1.0', chainId: '0x7a69', from: address, calls: [{ to: address, value: '0x0' }] }],
  },
  {
    method: 'eth_signTypedData_v4',
    params: [
      address,
      {
        types: { Note: [{ name: 'text', type: 'string' }] },
        primaryType: 'Note',
        domain: {},
        message: { text: 'x' },
      },
    ],
  },
]

/** Presses while the request is asked, right away and after the wait, and says whether anything was signed. */
async function attack(page: Page, request: Request, press: () => Promise<void>) {
  let reply: Reply | undefined
  void ask(page, 'RPC_REQUEST', request).then(given => {
    reply = given
  })
  await press()
  await page.waitForTimeout(700)
  await press()
  await page.waitForTimeout(100)
  await ask(page, 'RPC_ABORT')
  // A press before the request came up may have opened the settings, which stay.
  for (const each of page.context().pages()) if (each !== page) await each.close()
  expect(reply?.t).not.toBe('@w3m-frame/RPC_REQUEST_SUCCESS')
  await expect.poll(() => reply?.t).toBe('@w3m-frame/RPC_REQUEST_ERROR')
}

for (const [how, style] of Object.entries(attacks))
  test(`presses on the frame ${how} never move value: only the window decides [CJ03]`, async ({
    page,
    site,
  }) => {
    const { address } = await login(page, site)
    await page.evaluate(given => void Object.assign(window.vaultHost.frame.style, given), style)
    for (const request of requests(address)) await attack(page, request, () => pressEverywhere(page))
  })

test('presses on a frame that moves, or under a cover, never move value [CJ02] [CJ03] [CJ05]', async ({
  page,
  site,
}) => {
  const { address } = await login(page, site)
  const [transaction] = requests(address)
  if (!transaction) throw new Error('There is no request.')
  const move = (at: number) =>
    page.evaluate(
      left => {
        window.vaultHost.frame.style.left = `${left}px`
      },
      size.left + (at % 5) * 8,
    )
  await attack(page, transaction, () => pressEverywhere(page, move))
  await page.evaluate(() => {
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;background:white;pointer-events:none;z-index:9'
    document.body.append(cover)
  })
  await attack(page, transaction, () => pressEverywhere(page))
})

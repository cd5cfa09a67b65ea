import type { Frame, Page } from '@playwright/test'
import { toHex } from 'viem'
import { clickUntilGone } from './kit.ts'
import { ask, expect, login, test, type VaultSite } from './vaultSite.ts'

/** Whether there is an answer already. Most of these tests end while there is none. */
function watch(asking: Promise<unknown>) {
  let isAnswered = false
  asking.then(
    () => {
      isAnswered = true
    },
    () => undefined,
  )
  return () => isAnswered
}

/** A message waits for a decision in the frame; `isAnswered` tells whether it was taken. */
async function prepare(page: Page, site: VaultSite) {
  const { frame, address } = await login(page, site)
  const isAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('hello'), address] }),
  )
  await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeVisible()
  const sign = frame.getByRole('button', { name: 'Sign' })
  return { frame, address, sign, isAnswered }
}

/** Where the button is on the page, by the frame's place when nothing is done to it. */
async function findButton(frame: Frame) {
  const box = await frame.getByRole('button', { name: 'Sign' }).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  return { x: 200 + box.x, y: 60 + box.y }
}

/** Rests on the button long enough for anybody, then clicks. */
async function clickCalmly(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
  await page.waitForTimeout(900)
  await page.mouse.click(x, y)
  await page.waitForTimeout(200)
}

test('a calm click on what is in full view counts', async ({ page, site }) => {
  const { frame, isAnswered } = await prepare(page, site)
  await clickCalmly(page, await findButton(frame))
  await expect.poll(isAnswered).toBe(true)
})

const covers: Record<string, string> = {
  'nearly transparent [CJ01]': 'document.querySelector("iframe").style.opacity = "0.01"',
  'blurred [CJ02]': 'document.querySelector("iframe").style.filter = "blur(3px)"',
  'inverted [CJ02]': 'document.querySelector("iframe").style.filter = "invert(1)"',
  'blended [CJ02]': 'document.querySelector("iframe").style.mixBlendMode = "difference"',
  'under an overlay that lets clicks through [CJ02]': `
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;background:white;pointer-events:none;z-index:9'
    document.body.append(cover)`,
  'under a popover [CJ02]': `
    const cover = document.createElement('div')
    cover.popover = 'manual'
    cover.style.cssText = 'inset:0;width:100vw;height:100vh;background:white;pointer-events:none;border:0'
    document.body.append(cover)
    cover.showPopover()`,
  'under a backdrop filter [CJ02]': `
    const cover = document.createElement('div')
    cover.style.cssText = 'position:fixed;inset:0;backdrop-filter:blur(9px);pointer-events:none;z-index:9'
    document.body.append(cover)`,
  'shrunk [CJ02]':
    'document.querySelector("iframe").style.transformOrigin = "0 0"; document.querySelector("iframe").style.transform = "scale(.9)"',
  'cut off at the edge [CJ10]': 'document.querySelector("iframe").style.clipPath = "inset(0 0 300px 0)"',
}

for (const [how, script] of Object.entries(covers)) {
  test(`the button is inert while the frame is ${how}`, async ({ page, site }) => {
    const { frame, sign, isAnswered } = await prepare(page, site)
    const place = await findButton(frame)
    await page.evaluate(script)
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await clickCalmly(page, place)
    expect(isAnswered()).toBe(false)
    await expect(frame.getByText('Part of this is covered or moving')).toBeAttached()
  })
}

test('behind a mask, which no browser tells, nothing that moves value can be approved in the frame [CJ03]', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  const data = {
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    domain: {},
    message: { text: 'hello' },
  }
  const isAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'eth_signTypedData_v4', params: [address, data] }),
  )
  await expect(frame.getByRole('heading', { name: 'Sign data' })).toBeVisible()
  await page.evaluate(() => {
    window.vaultHost.frame.style.maskImage = 'linear-gradient(transparent, transparent)'
  })
  await expect(frame.getByRole('button', { name: /^(Sign|Approve)$/ })).toHaveCount(0)
  for (const button of await frame.getByRole('button').all()) {
    if ((await button.textContent()) !== 'Reject') await button.dispatchEvent('click')
  }
  await page.waitForTimeout(300)
  expect(isAnswered()).toBe(false)
})

/** Puts the pointer on the page itself: a browser may take the frame to be where it was for a moment. */
async function rest(page: Page, x: number, y: number) {
  const heard = await page.evaluateHandle(() => {
    const noted = { isHeard: false }
    addEventListener('pointermove', () => {
      noted.isHeard = true
    })
    return noted
  })
  await expect(async () => {
    await page.mouse.move(x - 3, y)
    await page.mouse.move(x, y)
    expect(await heard.evaluate(({ isHeard }) => isHeard)).toBe(true)
  }).toPass()
}

/** Slides the frame under a pointer that rests where the button will be, and clicks a while later. */
async function slideAndClick(page: Page, site: VaultSite, wait: number) {
  const { frame, sign, isAnswered } = await prepare(page, site)
  const { x, y } = await findButton(frame)
  const moveTo = (left: string) =>
    page.evaluate(value => {
      window.vaultHost.frame.style.left = value
    }, left)
  await moveTo('700px')
  await rest(page, x, y)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await page.waitForTimeout(800)
  const slidAt = performance.now()
  await moveTo('200px')
  await page.waitForTimeout(wait)
  await page.mouse.down()
  const took = performance.now() - slidAt
  await page.mouse.up()
  await page.waitForTimeout(200)
  return { took, isAnswered: isAnswered() }
}

for (const wait of [0, 50, 200, 500]) {
  test(`a frame that slides under the pointer ${wait} ms before a click is not clicked [CJ05]`, async ({
    page,
    site,
  }) => {
    let attempt = await slideAndClick(page, site, wait)
    // On a busy machine the click may come so late that a visitor has seen what it is on: then it says nothing.
    while (attempt.took >= 600) attempt = await slideAndClick(page, site, wait)
    expect(attempt.isAnswered).toBe(false)
  })
}

test('the second click of a double click does not approve what the first one brought up [CJ06]', async ({
  page,
  site,
}) => {
  const { frame, address, isAnswered } = await prepare(page, site)
  const place = await findButton(frame)
  await clickCalmly(page, place)
  await expect.poll(isAnswered).toBe(true)
  const isSecondAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('again'), address] }),
  )
  await expect(frame.getByText('again')).toBeVisible()
  await page.mouse.click(place.x, place.y)
  await page.mouse.click(place.x, place.y)
  await page.waitForTimeout(200)
  expect(isSecondAnswered()).toBe(false)
})

test('a key that is held while a request comes up does not approve it, and nothing has the focus but the title [CJ07]', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  await frame.getByRole('button', { name: 'Recovery and security' }).focus()
  await page.keyboard.down('Shift')
  const isAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('hello'), address] }),
  )
  await expect(frame.getByRole('heading', { name: 'Sign message' })).toBeFocused()
  const sign = frame.getByRole('button', { name: 'Sign' })
  await sign.focus()
  for (let count = 0; count < 30; count++) {
    await page.keyboard.down('Enter')
    await page.waitForTimeout(40)
  }
  await page.keyboard.up('Enter')
  expect(isAnswered()).toBe(false)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Enter')
  await expect.poll(isAnswered).toBe(true)
})

test('a request that takes the place of another under the pressed pointer is not approved [CJ09]', async ({
  page,
  site,
}) => {
  const { frame, address, isAnswered } = await prepare(page, site)
  const isSecondAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('second'), address] }),
  )
  await expect(frame.getByRole('button', { name: 'Reject all 2' })).toBeVisible()
  const { x, y } = await findButton(frame)
  await page.mouse.move(x, y)
  await page.waitForTimeout(900)
  await page.mouse.down()
  const first = await page.evaluate(() => {
    const host = window.vaultHost
    const [id] = [...host.waiting.keys()]
    const abort = { v: 4, id: 'c'.repeat(32), seq: ++host.seq, t: '@w3m-app/RPC_ABORT', p: { request: id } }
    host.port.postMessage(abort)
    return id
  })
  expect(first).toBeDefined()
  await expect.poll(isAnswered).toBe(true)
  await page.waitForTimeout(900)
  await page.mouse.up()
  await page.waitForTimeout(200)
  expect(isSecondAnswered()).toBe(false)
})

test('scripts of the page cannot click in the vault [CJ06]', async ({ page, site }) => {
  const { frame, sign, isAnswered } = await prepare(page, site)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await sign.dispatchEvent('click')
  await frame.evaluate(() => document.querySelector<HTMLButtonElement>('.button-primary')?.click())
  await page.waitForTimeout(200)
  expect(isAnswered()).toBe(false)
})

test('while the site fills the screen nothing is approved in the frame, and what is asked then leads to the window [CJ13]', async ({
  page,
  site,
}) => {
  // No browser without a screen says that it is filled, so the frame is told here.
  await page.addInitScript(() => {
    const screenMode = Object.assign(new EventTarget(), { matches: false })
    const { matchMedia } = window
    Object.assign(window, {
      matchMedia: (query: string) => (query.includes('fullscreen') ? screenMode : matchMedia(query)),
      setFullScreen(isFull: boolean) {
        screenMode.matches = isFull
        screenMode.dispatchEvent(new Event('change'))
      },
    })
  })
  const { frame, address, sign, isAnswered } = await prepare(page, site)
  const setFullScreen = (isFull: boolean) =>
    frame.evaluate(
      value => (window as unknown as { setFullScreen(isFull: boolean): void }).setFullScreen(value),
      isFull,
    )
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await setFullScreen(true)
  await expect(frame.getByText('Leave full screen to approve this.')).toBeVisible()
  await clickCalmly(page, await findButton(frame))
  expect(isAnswered()).toBe(false)
  await setFullScreen(false)
  await clickUntilGone(sign)
  await expect.poll(isAnswered).toBe(true)

  await setFullScreen(true)
  void ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [toHex('more'), address] }).catch(() => {})
  await expect(frame.getByRole('button', { name: 'Continue in wallet window' })).toBeVisible()
  await expect(sign).toHaveCount(0)
})

import type { Frame, Page } from '@playwright/test'
import { clickUntilGone } from '../helpers/kit.ts'
import { askForCalls, askForMessage, readToEnd, watch } from '../helpers/vaultRequest.ts'
import { ask, expect, greet, login, test, type VaultSite } from '../helpers/vaultSite.ts'

async function prepare(page: Page, site: VaultSite) {
  const { frame, address } = await login(page, site)
  return { frame, address, ...(await askForMessage(page, frame, address)) }
}

/** The button's position on the page, assuming an untransformed frame. */
async function findButton(frame: Frame) {
  const box = await frame.getByRole('button', { name: 'Sign' }).evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  return { x: 200 + box.x, y: 60 + box.y }
}

async function clickCalmly(page: Page, { x, y }: { x: number; y: number }) {
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
  await page.waitForTimeout(900)
  await page.mouse.click(x, y)
  await page.waitForTimeout(200)
}

test('a calm click on what is in full view counts', { tag: '@journey' }, async ({ page, site }) => {
  const { frame, isAnswered } = await prepare(page, site)
  await clickCalmly(page, await findButton(frame))
  await expect.poll(isAnswered).toBe(true)
})

test('a quick path of the mouse into the frame counts, when the wait is over', async ({ page, site }) => {
  const { frame, sign, isAnswered } = await prepare(page, site)
  const { x, y } = await findButton(frame)
  await page.mouse.move(x + 260, y + 190)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await page.mouse.move(x, y, { steps: 20 })
  await page.mouse.click(x, y)
  await expect.poll(isAnswered).toBe(true)
})

test('a pointer that rests where the request comes up need not move', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  const { x, y } = await prepareAndReject(page, frame, address)
  await page.mouse.move(x, y)
  const { sign, isAnswered } = await askForMessage(page, frame, address, 'again')
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await page.mouse.click(x, y)
  await expect.poll(isAnswered).toBe(true)
})

/** The position of the next message's button. */
async function prepareAndReject(page: Page, frame: Frame, address: string) {
  await askForMessage(page, frame, address)
  const place = await findButton(frame)
  await frame.getByRole('button', { name: 'Reject' }).click()
  await expect(frame.getByRole('heading', { name: 'Your wallet' })).toBeAttached()
  return place
}

test('while the wait runs the button fills, with less motion too', async ({ page, site }) => {
  const { frame, address, sign } = await prepare(page, site)
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await expect(frame.locator('.fill')).toHaveCount(0)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await frame.getByRole('button', { name: 'Reject' }).click()
    await askForMessage(page, frame, address, reducedMotion)
    const fill = await frame.waitForSelector('.fill', { state: 'attached' })
    const [moving, width] = await fill.evaluate(element => [
      element.getAnimations().length,
      (element as HTMLElement).offsetWidth,
    ])
    expect(moving).toBe(reducedMotion === 'reduce' ? 0 : 1)
    expect(width).toBeGreaterThan(100)
    await expect(sign).toHaveAttribute('aria-disabled', 'false')
  }
})

/** The longest pause between presses that still counts as steady; in a longer one a visitor could read. */
const steady = 550

/**
 * Presses repeatedly for three seconds, or until it is approved. On a busy machine a pause may be long enough to
 * read; the attempt is then repeated with another request.
 */
async function pressSteadily<shown extends { press: () => Promise<void>; isApproved: () => boolean }>(
  prepareOne: () => Promise<shown>,
): Promise<shown> {
  for (;;) {
    const shown = await prepareOne()
    const { press, isApproved } = shown
    const begin = performance.now()
    let [last, pause] = [begin, 0]
    while (last - begin < 3000 && !isApproved()) {
      await press()
      const next = performance.now()
      pause = Math.max(pause, next - last)
      last = next
    }
    if (pause < steady) return shown
  }
}

test('steady clicking on the button never approves, in the frame [CJ15]', { tag: '@journey' }, async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  const place = await prepareAndReject(page, frame, address)
  const press = () => page.mouse.click(place.x, place.y, { delay: 40 })
  let count = 0
  const { isApproved } = await pressSteadily(async () => {
    await ask(page, 'RPC_ABORT')
    const { isAnswered } = await askForMessage(page, frame, address, `no ${count++}`)
    return { press, isApproved: isAnswered }
  })
  expect(isApproved()).toBe(false)
  await expect(frame.getByText('Too fast.')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Sign' })).toHaveAttribute('aria-disabled', 'false')
  await press()
  await expect.poll(isApproved).toBe(true)
})

test('steady clicking beside the button and then on it does not approve [CJ15]', async ({ page, site }) => {
  const { frame, address } = await login(page, site)
  const { x, y } = await prepareAndReject(page, frame, address)
  let count = 0
  const { isApproved } = await pressSteadily(async () => {
    await ask(page, 'RPC_ABORT')
    const { isAnswered } = await askForMessage(page, frame, address, `no ${count++}`)
    let presses = 0
    const press = () => page.mouse.click(x, presses++ % 4 === 3 ? y : y - 300, { delay: 40 })
    return { press, isApproved: isAnswered }
  })
  expect(isApproved()).toBe(false)
})

test('steady clicking never approves in the window [CJ15]', async ({ page, site }) => {
  const prepareOne = async () => {
    const { popup, approve } = await askForCalls(page, site, 1)
    await popup.bringToFront()
    const { x, y, width, height } = (await approve.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const press = () => popup.mouse.click(x + width / 2, y + height / 2, { delay: 40 }).catch(() => {})
    return { popup, approve, press, isApproved: () => popup.isClosed() }
  }
  const { popup, approve, press, isApproved } = await pressSteadily(prepareOne)
  expect(isApproved()).toBe(false)
  await expect(popup.getByText('Too fast.')).toBeVisible()
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await press()
  await expect.poll(isApproved).toBe(true)
})

test('by keyboard, getting to the button does not begin the wait anew; steady Enter does [CJ15]', async ({
  page,
  site,
}) => {
  const { frame, address, sign, isAnswered } = await prepare(page, site)
  await frame.getByRole('heading', { name: 'Sign message' }).focus()
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  for (let count = 0; count < 8; count++) {
    if (await sign.evaluate(button => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(sign).toBeFocused()
  await expect(sign).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('Space')
  await expect.poll(isAnswered).toBe(true)

  let count = 0
  const { isApproved } = await pressSteadily(async () => {
    await ask(page, 'RPC_ABORT')
    const next = await askForMessage(page, frame, address, `more ${count++}`)
    await next.sign.focus()
    return { press: () => page.keyboard.press('Enter'), isApproved: next.isAnswered }
  })
  expect(isApproved()).toBe(false)
})

test('a batch that goes on below the window is not approved before its end was seen [CJ16]', async ({
  page,
  site,
}) => {
  const { popup, approve, last, isAnswered } = await askForCalls(page, site, 15)
  await expect(popup.getByText('Scroll to the end to approve.')).toBeVisible()
  await expect(last).not.toBeInViewport()
  await approve.click({ force: true, position: { x: 20, y: 20 } })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  expect(isAnswered()).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await readToEnd(popup)
  await expect(approve).toHaveAttribute('aria-disabled', 'false')
  await approve.click()
  await expect.poll(() => popup.isClosed()).toBe(true)
})

test('a batch whose end was not seen is not ready however long it is shown [CJ16]', async ({
  page,
  site,
}) => {
  await page.clock.install()
  const { popup, approve } = await askForCalls(page, site, 15)
  await expect(popup.getByText('Scroll to the end to approve.')).toBeVisible()
  await popup.clock.fastForward(60_000)
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await expect(popup.getByText('Scroll to the end to approve.')).toBeVisible()
})

test('the end of a long batch is reached by keyboard, in the text and on the button [CJ16]', async ({
  page,
  site,
}) => {
  const { popup, approve } = await askForCalls(page, site, 15)
  await popup.bringToFront()
  await expect(popup.getByText('Scroll to the end to approve.')).toBeVisible()
  await popup.keyboard.press('Tab')
  await popup.keyboard.press('End')
  await expect(approve).toHaveAttribute('aria-disabled', 'false')

  const next = await askForCalls(page, site, 15)
  await next.popup.bringToFront()
  await next.approve.focus()
  // An earlier press only shows the next part.
  await expect(async () => {
    await next.popup.keyboard.press('Enter')
    await expect(next.popup.getByText('Scroll to the end to approve.')).toBeHidden({ timeout: 300 })
  }).toPass({ intervals: [100] })
  expect(next.popup.isClosed()).toBe(false)
  await expect(next.approve).toHaveAttribute('aria-disabled', 'false')
  // The window may close before the event is complete.
  await next.popup.keyboard.press('Enter').catch(() => undefined)
  await expect.poll(() => next.popup.isClosed()).toBe(true)
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

test('the button is inert while the frame cannot be seen as it is, and no longer [CJ01] [CJ02] [CJ10]', {
  tag: '@journey',
}, async ({ page, site }) => {
  const { frame, sign, isAnswered } = await prepare(page, site)
  const place = await findButton(frame)
  const style = await page.evaluate(() => window.vaultHost.frame.style.cssText)
  const warning = frame.getByText('Part of this is covered or moving')
  for (const [how, script] of Object.entries(covers)) {
    await test.step(how, async () => {
      await expect(sign).toHaveAttribute('aria-disabled', 'false')
      await expect(warning).not.toBeAttached()
      await page.evaluate(`{ ${script} }`)
      await expect(sign).toHaveAttribute('aria-disabled', 'true')
      await clickCalmly(page, place)
      expect(isAnswered()).toBe(false)
      await expect(warning).toBeAttached()
      await uncover(page, style)
    })
  }
})

/** Restores the frame and removes what covers it. */
const uncover = (page: Page, style: string) =>
  page.evaluate(before => {
    const { frame } = window.vaultHost
    frame.style.cssText = before
    for (const each of [...document.body.children]) if (each !== frame) each.remove()
  }, style)

/**
 * The browser does not report these to the frame, or not all of them: the visitor sees the site's own text through
 * or beside it.
 */
const disguises: Record<string, Record<string, string>> = {
  'a mask that hides all of it': { maskImage: 'linear-gradient(transparent, transparent)' },
  'a mask that leaves the button': { maskImage: 'linear-gradient(transparent 85%, black 85%)' },
  'border-radius: 50%': { borderRadius: '50%' },
  'a clip-path that leaves a circle': { clipPath: 'circle(120px at 50% 85%)' },
}

const toMessage = (text: string) => `0x${Buffer.from(text).toString('hex')}` as const

interface Request {
  readonly method: string
  readonly params: unknown[]
}

/** All kinds of requests that need the window. */
const grave = (address: string, host: string): readonly Request[] => [
  {
    method: 'eth_signTypedData_v4',
    params: [
      address,
      {
        types: { Note: [{ name: 'text', type: 'string' }] },
        primaryType: 'Note',
        domain: {},
        message: { text: host },
      },
    ],
  },
  { method: 'eth_sendTransaction', params: [{ from: address, to: address, value: '0x0' }] },
  {
    method: 'wallet_sendCalls',
    params: [{ version: '1.0', chainId: '0x7a69', from: address, calls: [{ to: address, value: '0x0' }] }],
  },
  { method: 'personal_sign', params: [toMessage('Make my keys of this'), address] },
  { method: 'personal_sign', params: [toMessage(`For other-${host} alone`), address] },
  { method: 'personal_sign', params: [`${toMessage(host)}0001`, address] },
]

test('behind a mask or a shape nothing that the window decides can be approved in the frame [CJ03]', async ({
  page,
  site,
}) => {
  const { frame, address } = await login(page, site)
  for (const [how, style] of Object.entries(disguises)) {
    await test.step(how, async () => {
      const bare = { maskImage: '', borderRadius: '', clipPath: '' }
      await page.evaluate(style => void Object.assign(window.vaultHost.frame.style, style), {
        ...bare,
        ...style,
      })
      for (const request of grave(address, new URL(page.url()).host)) {
        const isAnswered = watch(ask(page, 'RPC_REQUEST', request))
        await expect(frame.getByRole('button', { name: 'Open wallet window' })).toBeAttached()
        await expect(frame.getByRole('button', { name: /^(Sign|Approve)$/ })).toHaveCount(0)
        // The only action there leads to the window.
        const [popup] = await Promise.all([
          page.waitForEvent('popup'),
          frame.getByRole('button', { name: 'Open wallet window' }).press('Enter'),
        ])
        await expect(popup.getByRole('button', { name: /^(Sign|Approve)$/ })).toBeVisible()
        await expect(frame.getByRole('button', { name: /^(Sign|Approve)$/ })).toHaveCount(0)
        expect(isAnswered()).toBe(false)
        await ask(page, 'RPC_ABORT')
        await expect.poll(() => popup.isClosed()).toBe(true)
      }
    })
  }
})

/** Moves the pointer onto the page itself: a browser may assume the frame's old position for a moment. */
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

/** Slides the frame under a resting pointer where the button will be, and clicks a while later. */
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
    // On a busy machine the click may be so late that a visitor could have seen its target; the attempt is then
    // repeated.
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
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page, 'again'), address] }),
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
  await frame.getByRole('button', { name: 'Recovery phrase' }).focus()
  await page.keyboard.down('Shift')
  const isAnswered = watch(
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page), address] }),
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
    ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page, 'second'), address] }),
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
  // Headless browsers do not report full screen, so the test simulates it.
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
  await expect(frame.getByText('Exit full screen to approve this.')).toBeVisible()
  await clickCalmly(page, await findButton(frame))
  expect(isAnswered()).toBe(false)
  await setFullScreen(false)
  await clickUntilGone(sign)
  await expect.poll(isAnswered).toBe(true)

  await setFullScreen(true)
  void ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [greet(page, 'more'), address] }).catch(
    () => {},
  )
  await expect(frame.getByRole('button', { name: 'Open wallet window' })).toBeVisible()
  await expect(sign).toHaveCount(0)
})

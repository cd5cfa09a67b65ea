import { mockWallets } from '@portico/testing'
import { readPageScript } from '@portico/testing/page'
import { answerServices } from './answerServices.mjs'
import { installProbe } from './probe.mjs'
import { watchRequests } from './watchRequests.mjs'

const mebibyte = 1024 * 1024

/**
 * A cold visit in its own browser context.
 * @param {{ browser: import('@playwright/test').Browser, url: string, throttle?: number, wallet?: boolean }} options
 */
export async function openVisit({ browser, url, throttle = 1, wallet = true }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(installProbe)
  if (wallet) await context.addInitScript({ content: await readPageScript(mockWallets.alder) })
  const page = await context.newPage()
  const requests = watchRequests(page)
  await answerServices(page)
  const session = await context.newCDPSession(page)
  if (throttle > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.goto(url)
  await page.waitForFunction(() => globalThis.__probe.clickable !== undefined)
  await requests.waitUntilQuiet()
  return { context, page, session, requests }
}

export async function measureLoad(options) {
  const { context, page, session, requests } = await openVisit({ ...options, wallet: false })
  const clickable = await page.evaluate(() => globalThis.__probe.clickable)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await context.close()
  return { clickable, heap: usedSize / mebibyte, foreign: requests.countForeign(options.url) }
}

/** Total blocking time of loading and first opening, with a CPU slowdown of four. */
export async function measureBlocking(options) {
  const { context, page, requests } = await openVisit({ ...options, throttle: 4 })
  const load = await page.evaluate(() => globalThis.__probe.takeLongTasks())
  await page.evaluate(() => globalThis.__probe.findButton('Connect').click())
  await page.waitForFunction(() => globalThis.__probe.findTest('wallet-'))
  await requests.waitUntilQuiet()
  const open = await page.evaluate(() => globalThis.__probe.takeLongTasks())
  await context.close()
  return { load, open }
}

export async function measureConnecting(options) {
  const { context, page, requests } = await openVisit(options)
  const ahead = requests.listScripts(options.url)
  const open = () =>
    page.evaluate(() => {
      const { time, findButton, findTest } = globalThis.__probe
      return time(
        () => findButton('Connect').click(),
        () => findTest('wallet-'),
      )
    })
  const cold = await open()
  await requests.waitUntilQuiet()
  const scripts = requests.listScripts(options.url)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !globalThis.__probe.findTest('wallet-'))
  const warm = await open()
  const connect = await page.evaluate(() => {
    const { time, findButton } = globalThis.__probe
    return time(
      () => findButton('Alder').click(),
      () => findButton('92266'),
    )
  })
  await requests.waitUntilQuiet()
  await page.reload()
  const reload = await page.evaluate(async () => {
    const { time, findButton } = globalThis.__probe
    await time(
      () => {},
      () => findButton('92266'),
    )
    return performance.now()
  })
  await context.close()
  return { cold, warm, connect, reload, ahead, scripts }
}

export async function measureCatalogue(options) {
  const { context, page } = await openVisit(options)
  const list = await page.evaluate(async () => {
    const { time, findButton, findTest } = globalThis.__probe
    await time(
      () => findButton('Connect').click(),
      () => findTest('all-wallets'),
    )
    return time(
      () => findTest('all-wallets').click(),
      () => findTest('wallet-search') && findTest('wallet-w'),
    )
  })
  const scroll = await page.evaluate(scrollToEnd)
  await context.close()
  return { list, ...scroll }
}

/** Runs in the page: scrolls a screen per frame, as fast as pages load, and records frame times. */
async function scrollToEnd() {
  const { findTest, countElements } = globalThis.__probe
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  let scroller = findTest('wallet-w')
  while (
    scroller &&
    getComputedStyle(scroller).overflowY !== 'auto' &&
    getComputedStyle(scroller).overflowY !== 'scroll'
  ) {
    scroller = scroller.parentElement
  }
  let frames = 0
  let late = 0
  let still = 0
  let last = await frame()
  while (scroller && still < 60) {
    const top = scroller.scrollTop
    scroller.scrollTop += 100
    const now = await frame()
    frames++
    if (now - last > 33) late++
    last = now
    still = scroller.scrollTop === top ? still + 1 : 0
  }
  return { frames, late, elements: countElements(), height: scroller?.scrollHeight ?? 0 }
}

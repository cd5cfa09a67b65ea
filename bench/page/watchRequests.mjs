const quietMs = 500
const pollMs = 50

/**
 * Records the requests of a page. Unlike Playwright's "network idle", which fires once at load, it can be awaited
 * after every action.
 * @param {import('@playwright/test').Page} page before it is opened
 */
export function watchRequests(page) {
  const urls = []
  let pending = 0
  let last = performance.now()
  page.on('request', request => {
    urls.push(request.url())
    pending++
    last = performance.now()
  })
  const settle = () => {
    pending--
    last = performance.now()
  }
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return {
    /** The distinct scripts of an origin so far, by path without the leading slash. */
    listScripts(origin) {
      const own = urls.map(url => new URL(url)).filter(url => url.origin === origin)
      return [...new Set(own.map(url => url.pathname.slice(1)).filter(path => path.endsWith('.js')))]
    },
    /** The number of requests to other origins. */
    countForeign(origin) {
      return urls.map(url => new URL(url)).filter(url => url.protocol !== 'data:' && url.origin !== origin)
        .length
    },
    /** Waits until the browser is idle and no request was made for half a second. */
    async waitUntilQuiet() {
      // Idle callbacks run in order, so this one runs after the preload.
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
      last = performance.now()
      while (pending > 0 || performance.now() - last < quietMs) {
        await new Promise(resolve => setTimeout(resolve, pollMs))
      }
    },
  }
}

const quietMs = 500
const pollMs = 50

/**
 * Follows what a page asks for. The page's own "network idle" comes once, at its load; this can be waited for again
 * after every act.
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
    /** The scripts of an origin so far, by path without the first slash, each once. */
    listScripts(origin) {
      const own = urls.map(url => new URL(url)).filter(url => url.origin === origin)
      return [...new Set(own.map(url => url.pathname.slice(1)).filter(path => path.endsWith('.js')))]
    },
    /** How often somebody other than the page's own server was asked. */
    countForeign(origin) {
      return urls.map(url => new URL(url)).filter(url => url.protocol !== 'data:' && url.origin !== origin)
        .length
    },
    /** Until the browser has been idle and nothing was asked for during half a second. */
    async waitUntilQuiet() {
      // A callback that is asked for later runs later, so after the one that fetches ahead.
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
      last = performance.now()
      while (pending > 0 || performance.now() - last < quietMs) {
        await new Promise(resolve => setTimeout(resolve, pollMs))
      }
    },
  }
}

import { serveFolder } from '../../packages/sandbox/start/serveFolder.mjs'
import { answerServices } from './answerServices.mjs'
import { watchRequests } from './watchRequests.mjs'

/**
 * The scripts that a page has loaded once it is idle, and those that opening the modal adds.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 * @param {{ savesData?: boolean }} [options] savesData: simulates data saving, which turns off preloading
 */
export async function listLoadedScripts(browser, folder, { savesData = false } = {}) {
  const server = await serveFolder({ folder })
  const page = await browser.newPage()
  try {
    const requests = watchRequests(page)
    await answerServices(page)
    if (savesData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    }
    await page.goto(server.url)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.waitFor()
    await requests.waitUntilQuiet()
    const idle = requests.listScripts(server.url)
    // A click without hovering before, so that nothing was preloaded.
    await button.evaluate(element => element.click())
    await page.getByRole('dialog').waitFor()
    await requests.waitUntilQuiet()
    return { idle, click: requests.listScripts(server.url).filter(name => !idle.includes(name)) }
  } finally {
    await page.close()
    await server.stop()
  }
}

import { preview } from 'vite'

/**
 * Opens a built page as a visitor and clicks the button that the snippet is about.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
export async function openPage(browser, folder) {
  const server = await preview({ configFile: false, root: folder, logLevel: 'warn', preview: { port: 0 } })
  const page = await browser.newPage()
  try {
    const failures = []
    page.on('pageerror', error => failures.push(error.message))
    const address = server.resolvedUrls?.local[0]
    if (!address) throw new Error('The preview has no address.')
    await page.goto(address)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.waitFor()
    const { width } = await button.boundingBox()
    if (width > 300) throw new Error(`The button is ${width} px wide: a flex column stretches it.`)
    await button.click()
    await page.getByRole('dialog').waitFor()
    if (failures.length > 0) throw new Error(failures.join('\n'))
  } finally {
    await page.close()
    await server.close()
  }
}

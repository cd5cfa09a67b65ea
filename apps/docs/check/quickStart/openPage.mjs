/**
 * Opens a page as a visitor and clicks the snippet's button.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function openPage(browser, address) {
  const page = await browser.newPage()
  try {
    const failures = []
    page.on('pageerror', error => failures.push(error.message))
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
  }
}

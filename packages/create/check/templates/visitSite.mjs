import { mockWallets } from '@portico/testing'
import { readPageScript } from '@portico/testing/page'

/** On a network that every template has. */
const wallet = { ...mockWallets.alder, chains: [{ id: 1, rpcUrl: 'https://node.example' }] }

/**
 * Opens a new site as a visitor with a wallet, and connects it.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function visitSite(browser, address) {
  const context = await browser.newContext()
  try {
    await context.addInitScript({ content: await readPageScript(wallet) })
    await context.route(url => url.origin !== new URL(address).origin, answerAsChain)
    const page = await context.newPage()
    const failures = []
    page.on('pageerror', error => failures.push(error.message))
    page.on('console', message => message.type() === 'error' && failures.push(message.text()))
    await page.goto(address)
    await page.getByText('Connect a wallet to begin.').waitFor()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Alder' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(/^Connected as 0x[0-9a-fA-F]{40}$/).waitFor()
    await page.getByRole('button', { name: /0x\w+…\w+/ }).waitFor()
    if (failures.length > 0) throw new Error(failures.join('\n'))
  } finally {
    await context.close()
  }
}

/** A mock chain without balances. */
async function answerAsChain(route) {
  const body = route.request().postDataJSON() ?? {}
  const answer = ({ id }) => ({ jsonrpc: '2.0', id, result: '0x0' })
  await route.fulfill({
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    json: Array.isArray(body) ? body.map(answer) : answer(body),
  })
}

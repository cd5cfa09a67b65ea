import { expect, test } from '@playwright/test'
import { mockWallets } from '@portico/testing'
import { readPageScript } from '@portico/testing/page'
import { privateKeyToAddress } from 'viem/accounts'
import { findWebKit } from '../../tooling/programs/findWebKit.mjs'
import { addresses } from '../helpers/addresses.ts'
import { createEmail, readCode } from '../helpers/emailVisit.ts'
import { shortOf } from '../helpers/kit.ts'
import type { FoundElement, WebDriver } from './createWebDriver.ts'
import { serveWithScript } from './serveWithScript.ts'
import { startWebKit } from './startWebKit.ts'

const webkit = findWebKit()
test.skip(!webkit, 'There is no WebKitGTK with its driver on this machine.')

/** Records all errors of a page, from its first script on. */
const recordComplaints = `
  window.complaints = []
  const { error } = console
  console.error = (...texts) => (window.complaints.push(texts.map(String).join(' ')), error(...texts))
  addEventListener('error', event => window.complaints.push(event.message))
  addEventListener('unhandledrejection', event => window.complaints.push(String(event.reason)))`

/** The Enter key in WebDriver. */
const enter = '\uE007'

let page: WebDriver
let site: Awaited<ReturnType<typeof serveWithScript>>
test.beforeEach(async () => {
  if (!webkit) throw new Error('Tests without it are skipped.')
  const wallet = await readPageScript(mockWallets.alder)
  // The content must not close the script element.
  const script = `${recordComplaints};\n${wallet}`.replaceAll('</script', '<\\/script')
  site = await serveWithScript(addresses.demo, script)
  page = await startWebKit(webkit)
})
test.afterEach(async ({ browserName: _ }, testInfo) => {
  site.close()
  if (testInfo.status !== testInfo.expectedStatus)
    await testInfo.attach('page', { body: await page.takePicture(), contentType: 'image/png' })
  await page.close()
})

async function find(selector: string, text = ''): Promise<FoundElement> {
  let found: FoundElement | null = null
  await expect
    .poll(async () => (found = await page.find(selector, text)), { message: `${selector} ${text}` })
    .not.toBeNull()
  if (!found) throw new Error('It was there.')
  return found
}
const click = async (selector: string, text?: string) => page.click(await find(selector, text))
const isGone = (selector: string) => expect.poll(() => page.find(selector)).toBeNull()
/** In the pop-up: this browser does not report what covers a frame. */
async function signInWindow(press: () => Promise<unknown>) {
  const [site = ''] = await page.listWindows()
  const listOthers = async () => (await page.listWindows()).filter(name => name !== site)
  await press()
  await expect.poll(listOthers).toHaveLength(1)
  const [vault = ''] = await listOthers()
  await page.turnTo(vault)
  // The vault ignores clicks before the visitor had time to read.
  await click('button[aria-disabled=false]', 'Sign')
  await expect.poll(listOthers).toEqual([])
  await page.turnTo(site)
}
const readComplaints = () => page.evaluate('return window.complaints')

test('in WebKit the dialog lists wallets, one connects, and its account is shown', async () => {
  await page.goTo(`${site.url}/?networks=anvilOne~anvilTwo`)
  await click('.portico-button', 'Connect Wallet')
  await find('dialog :is(h2, h3)', 'Installed')
  await click('dialog button', 'Alder')
  await isGone('dialog')
  const address = privateKeyToAddress(mockWallets.alder.privateKeys[0])
  await click('.portico-button', shortOf(address))
  await find('dialog button', 'Disconnect')
  expect(await readComplaints()).toEqual([])
})

// Another host name of this machine is another site, so that the vault is a third party.
for (const [place, name] of [
  ['the same site', '127.0.0.1'],
  ['another site', 'localhost'],
] as const)
  test(`in WebKit a visitor logs in by mail where the vault is on ${place}, is there after a reload, and signs in the window`, async () => {
    const email = createEmail()
    await page.goTo(`${site.url.replace('127.0.0.1', name)}/email.html`)
    await click('.portico-button', 'Connect Wallet')
    await page.type(await find('[data-testid=email-input]'), `${email}${enter}`)
    await page.type(await find('[data-testid=otp-input]'), await readCode(email))
    await isGone('dialog')
    await find('[aria-label=EVM] [data-testid=address]', '0x')
    expect(await readComplaints()).toEqual([])

    await page.reload()
    // Waits for the vault to restore its session.
    await signInWindow(() => click('[aria-label=EVM] button:enabled', 'Sign'))
    await find('[aria-label=EVM] output[data-status=done]', '0x')
    expect(await readComplaints()).toEqual([])
  })

import type { Browser, BrowserContextOptions, Frame, Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseUnits, toHex } from 'viem'
import { buildSolanaTransfer } from '../../apps/demo/src/site/buildSolanaTransfer.ts'
import { addresses } from './addresses.ts'
import { setBalance } from './setBalance.ts'
import { askSolana } from './solanaChain.ts'
import { code } from './vaultServices.ts'
import { ask, embedVault, login, type VaultSite, waitForReady } from './vaultSite.ts'

export type VisitScreen = (screen: Page | Frame, name: string) => Promise<void>

const stranger = '0x00000000000000000000000000000000000000AA'
const passphrase = 'correct horse battery staple'
const solana = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'

const primaryOf = (screen: Page | Frame) => screen.locator('.button-primary')
const secondaryOf = (screen: Page | Frame) => screen.locator('.button-secondary')
/** The links from the settings to devices, keys and login methods. */
const linksOf = (settings: Page) => settings.locator('.choice-link')

const createOrder = (maker: string) => ({
  domain: { name: 'Orchard Market', version: '1', chainId: 31337, verifyingContract: stranger },
  primaryType: 'Order',
  types: {
    Order: [
      { name: 'maker', type: 'address' },
      { name: 'item', type: 'string' },
      { name: 'price', type: 'uint256' },
    ],
  },
  message: { maker, item: 'A basket of late apples', price: '250000000' },
})

/** The requests with a distinct screen, by its name. */
const createRequests = (from: Hex) => {
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger, maxUint256] })
  const transfer = { to: stranger, value: toHex(parseUnits('1.234567890123456789', 18)) } as const
  const send = (transaction: object) => ({
    method: 'eth_sendTransaction',
    params: [{ from, ...transaction }],
  })
  return {
    transaction: send(transfer),
    unlimited: send({ to: stranger, data: approve }),
    unknown: send({ to: stranger, data: `0xdeadbeef${'0123456789abcdef'.repeat(24)}` }),
    contract: send({ data: '0x00' }),
    calls: {
      method: 'wallet_sendCalls',
      params: [{ from, calls: [transfer, { to: stranger, data: approve }] }],
    },
    data: { method: 'eth_signTypedData_v4', params: [from, JSON.stringify(createOrder(from))] },
    unreadable: { method: 'personal_sign', params: [`0x${'c8'.repeat(32)}`, from] },
  }
}

async function createSolanaRequest(from: string) {
  await askSolana('requestAirdrop', [from, 2_000_000_000])
  const wire = await buildSolanaTransfer(addresses.solana, from, 1_234_567_891n)
  return {
    chainId: solana,
    method: 'solana_signTransaction',
    params: { transaction: base58.encode(wire) },
  }
}

const openWindow = async (page: Page, frame: Frame) => {
  const opening = page.waitForEvent('popup')
  await primaryOf(frame).or(secondaryOf(frame)).last().click()
  const popup = await opening
  await popup.locator('.body').waitFor()
  return popup
}

/** All approval screens of the vault, in the frame and in its window. */
export async function visitApprovals(page: Page, site: VaultSite, visit: VisitScreen): Promise<void> {
  const { frame, address } = await login(page, site)
  await visit(frame, 'home')
  await setBalance(address, '5')
  const ended: Promise<unknown>[] = []
  const { host } = new URL(page.url())
  const message = toHex(`Welcome to ${host}.\n\nBy signing you accept the rules of the market.`)
  for (let count = 0; count < 3; count++) {
    ended.push(ask(page, 'RPC_REQUEST', { method: 'personal_sign', params: [message, address] }))
  }
  await frame.locator('.button-ghost').waitFor()
  await visit(frame, 'message')
  await frame.locator('.button-ghost').click()
  await Promise.all(ended)

  const decide = async (name: string, request: object) => {
    const answer = ask(page, 'RPC_REQUEST', request as never)
    await Promise.race([
      frame.locator('.site').waitFor(),
      answer.then(reply => Promise.reject(new Error(`${name}: ${JSON.stringify(reply)}`))),
    ])
    if (name === 'transaction') await visit(frame, 'door')
    const popup = await openWindow(page, frame)
    await visit(popup, name)
    const closed = popup.waitForEvent('close')
    // The window may close before the event is complete.
    const pressed = secondaryOf(popup).click()
    await Promise.all([closed, pressed.catch(() => undefined)])
    await answer
  }
  for (const [name, request] of Object.entries(createRequests(address))) await decide(name, request)
  const { p } = await ask(page, 'GET_USER', { chainId: solana })
  await decide('solana', await createSolanaRequest((p as { address: string }).address))
}

/** The recovery methods: set up on one device, and used on another. */
export async function visitRecovery(
  page: Page,
  { browser, options, site }: { browser: Browser; options: BrowserContextOptions; site: VaultSite },
  visit: VisitScreen,
): Promise<void> {
  const { frame } = await login(page, site)
  const opening = page.waitForEvent('popup')
  await frame.locator('.choice-button').nth(1).click()
  const settings = await opening
  await settings.locator('#code').fill('111111')
  await settings.locator('.field-error').waitFor()
  await visit(settings, 'code')
  await settings.locator('#code').fill(code)
  await settings.locator('.words').waitFor()
  await visit(settings, 'kit')
  const words = await settings.locator('.words li').allTextContents()
  await primaryOf(settings).click()
  await visit(settings, 'kit-check')
  for (const field of await settings.locator('.input').all()) {
    const place = Number((await field.getAttribute('name'))?.replace('word-', ''))
    await field.fill(words[place - 1] ?? '')
  }
  await primaryOf(settings).click()
  await settings.locator('.button-ghost').waitFor()
  await visit(settings, 'done')
  await settings.locator('.button-ghost').click()
  await settings.locator('.choice-button').last().waitFor()
  await visit(settings, 'settings')
  await linksOf(settings).nth(1).click()
  await settings.locator('.secrets').waitFor()
  await visit(settings, 'export')
  await settings.locator('.back').click()
  await settings.locator('.choice-button').last().waitFor()
  await linksOf(settings).first().click()
  await settings.locator('.devices').waitFor()
  await visit(settings, 'devices')
  await secondaryOf(settings).last().click()
  await visit(settings, 'forget')
  await settings.locator('.back').click()
  await settings.locator('.devices').waitFor()
  await settings.locator('.back').click()
  await settings.locator('.choice-button').last().waitFor()
  await linksOf(settings).nth(2).click()
  await settings.locator('.devices').last().waitFor()
  await visit(settings, 'logins')
  await settings.locator('.back').click()
  await settings.locator('.choice-button').last().waitFor()
  await settings.locator('.choice-button:not(.choice-link)').last().click()
  await settings.locator('input[type=password]').first().fill(passphrase)
  await primaryOf(settings).click()
  await settings.locator('.field-error').waitFor()
  await visit(settings, 'passphrase')
  await settings.locator('input[type=password]').last().fill(passphrase)
  await primaryOf(settings).click()
  await settings.locator('.button-ghost').waitFor()
  await settings.close()

  site.services.setApproves(false)
  const context = await browser.newContext(options)
  const device = await context.newPage()
  const newFrame = await embedVault(device, site)
  await waitForReady(device)
  await ask(device, 'CONNECT_EMAIL', { email: 'ada@example.com' })
  await ask(device, 'CONNECT_OTP', { otp: code })
  const connecting = ask(device, 'CONNECT_DEVICE')
  await secondaryOf(newFrame).waitFor()
  await visit(newFrame, 'new-device')
  const entry = await openWindow(device, newFrame)
  await visit(entry, 'ways-in')
  await secondaryOf(entry).click()
  await entry.locator('textarea').fill('apple basket orchard')
  await primaryOf(entry).click()
  await entry.locator('.field-error').waitFor()
  await visit(entry, 'use-kit')
  await entry.locator('.back').click()
  await primaryOf(entry).click()
  await entry.locator('input[type=password]').fill('the wrong one')
  await primaryOf(entry).click()
  await entry.locator('.field-error').waitFor()
  await visit(entry, 'use-passphrase')
  await entry.locator('input[type=password]').fill(passphrase)
  await primaryOf(entry).click()
  await connecting
  await context.close()
}

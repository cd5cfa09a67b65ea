import { type Address, type Hex, verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, vi } from 'vitest'
import type { TestPage } from './peers/TestPage.js'
import type { TestWallet } from './peers/TestWallet.js'
import { grant } from './peers/terms.js'

export interface Scene {
  readonly page: TestPage
  readonly wallet: TestWallet
}

/** Waiting is by condition, so a slow machine only waits longer. */
export const until = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 120_000, interval: 25 })

/** Both sides have the session, by the proposal or by signing in. */
export async function connect({ page, wallet }: Scene, by: 'propose' | 'signIn' = 'propose') {
  const { uri, settled } = await page[by]()
  await wallet.pair(uri)
  const topic = await settled
  await until(() => expect(wallet.getTopics()).toContain(topic))
  expect((await page.getSession(topic))?.accounts).toEqual(grant([wallet.address]).eip155.accounts)
  return topic
}

/** The wallet is asked once, and its signature is good. */
export async function sign({ page, wallet }: Scene, topic: string, message = 'hello') {
  const signature = await page.sign(topic, message, wallet.address)
  const signed = { address: wallet.address as Address, message, signature: signature as Hex } // what verifying is about
  expect(await verifyMessage(signed)).toBe(true)
  expect(wallet.asked.filter(text => text === message)).toHaveLength(1)
}

/** Heard once. */
export async function tell({ page, wallet }: Scene, topic: string) {
  await wallet.emit(topic, 'chainChanged', 10)
  await until(() => expect(page.heard).toEqual([{ name: 'chainChanged', data: '10' }]))
}

/** The other account on both chains; the first one is granted again afterwards. */
export async function update({ page, wallet }: Scene, topic: string) {
  const { address: other } = privateKeyToAccount(generatePrivateKey())
  await wallet.update(topic, [other])
  await until(async () =>
    expect((await page.getSession(topic))?.accounts).toEqual(grant([other]).eip155.accounts),
  )
}

/** Both sides agree on when the session ends. */
export async function extend({ page, wallet }: Scene, topic: string) {
  await wallet.extend(topic)
  await until(async () => {
    const expiry = (await page.getSession(topic))?.expiry ?? 0
    // Neither is told the other's clock to the second.
    expect(Math.abs(expiry - wallet.getExpiry(topic))).toBeLessThan(120)
  })
}

export const pingWallet = ({ page }: Scene, topic: string) => page.ping(topic)

export const pingPage = ({ wallet }: Scene, topic: string) => wallet.ping(topic)

/**
 * The one who is told must know. Whoever tells it may not: a reference client that never hears that the relay has
 * its farewell keeps the session and waits for ever, even when the other side has confirmed it.
 */
export async function endByWallet({ page, wallet }: Scene, topic: string) {
  wallet.disconnect(topic).catch(() => undefined)
  await until(async () => expect(await page.getSession(topic)).toBeUndefined())
}

export async function endByPage({ page, wallet }: Scene, topic: string) {
  page.disconnect(topic).catch(() => undefined)
  await until(() => expect(wallet.getTopics()).not.toContain(topic))
}

/** A session from its beginning to its end. */
export async function converse(scene: Scene, connected?: string): Promise<void> {
  const topic = connected ?? (await connect(scene))
  await sign(scene, topic)
  await tell(scene, topic)
  await update(scene, topic)
  await extend(scene, topic)
  await Promise.all([pingWallet(scene, topic), pingPage(scene, topic)])
  await sign(scene, topic, 'once more')
  await endByWallet(scene, topic)
}

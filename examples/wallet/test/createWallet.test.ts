import type { SocketConstructor } from '@portico/pairing/wallet'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createOurPage } from '../../../packages/pairing/test/interop/peers/createOurPage.js'
import { useSharedRelay } from '../../../packages/server/test/useSharedRelay.js'
import { createWallet, type Question } from '../createWallet.js'

function createMemory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

type Relay = ReturnType<ReturnType<typeof useSharedRelay>>

async function setUp({ url, projectId }: Relay, answer: (question: Question) => boolean) {
  const account = privateKeyToAccount(generatePrivateKey())
  const storage = createMemory()
  const questions: Question[] = []
  const ask = async (question: Question) => {
    questions.push(question)
    return answer(question)
  }
  const start = () =>
    createWallet({
      ...{ projectId, relayUrl: [url], account, storage, ask },
      WebSocket: WebSocket as unknown as SocketConstructor, // its type is wider than what is used of it
    })
  const page = await createOurPage(url)
  onTestFinished(() => page.client.stop())
  return { account, page, questions, start }
}

describe('the example of a wallet', () => {
  const getRelay = useSharedRelay()

  it('pairs, signs what the person agrees to, and keeps the session over a restart', async () => {
    const { account, page, questions, start } = await setUp(getRelay(), () => true)
    const first = start()
    const { uri, settled } = await page.propose()
    await first.pair(uri)
    const topic = await settled
    // The page proposes Ethereum and Optimism; this wallet serves Ethereum and Base.
    expect((await page.getSession(topic))?.accounts).toEqual([`eip155:1:${account.address}`])
    await expect.poll(() => first.getSessions()[0]?.acknowledged).toBe(true)
    first.stop()

    const second = start()
    onTestFinished(() => second.stop())
    const signature = await page.sign(topic, 'hello', account.address)
    const signed = { address: account.address, message: 'hello', signature: signature as `0x${string}` }
    expect(await verifyMessage(signed)).toBe(true)
    const verify = { validation: 'UNKNOWN', origin: 'https://shop.example', isScam: false }
    expect(questions).toEqual([
      { kind: 'connect', site: 'Interop', verify },
      { kind: 'sign', site: 'Interop', verify, message: 'hello' },
    ])
  })

  it('tells the page when the person declines to connect', async () => {
    const { page, start } = await setUp(getRelay(), () => false)
    const wallet = start()
    onTestFinished(() => wallet.stop())
    const { uri, settled } = await page.propose()
    await wallet.pair(uri)
    await expect(settled).rejects.toMatchObject({ code: 'user_rejected' })
    expect(wallet.getSessions()).toEqual([])
  })

  it('tells the page when the person declines to sign', async () => {
    const { account, page, start } = await setUp(getRelay(), ({ kind }) => kind === 'connect')
    const wallet = start()
    onTestFinished(() => wallet.stop())
    const { uri, settled } = await page.propose()
    await wallet.pair(uri)
    await expect(page.sign(await settled, 'hello', account.address)).rejects.toMatchObject({
      code: 'user_rejected',
    })
  })
})

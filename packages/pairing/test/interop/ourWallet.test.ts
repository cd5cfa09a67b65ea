import './createWorld.js'
import { SignClient } from '@walletconnect/sign-client'
import { SignClient as OlderSignClient } from 'sign-client-2-20'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { useTestRelays } from '../../../server/test/useTestRelays.js'
import { formatAuthMessage } from '../../src/authenticate/formatAuthMessage.js'
import { formatRecap } from '../../src/authenticate/recap.js'
import type { SocketConstructor } from '../../src/relay/Socket.js'
import { createWalletClient } from '../../src/wallet/createWalletClient.js'
import type { WalletOptions, WalletSession } from '../../src/wallet/WalletClient.js'
import { createForeignStorage, createWorld, metadata } from './createWorld.js'

const { start } = useTestRelays()
const account = privateKeyToAccount(generatePrivateKey())
const eip155 = {
  chains: ['eip155:1'],
  methods: ['personal_sign'],
  events: ['accountsChanged', 'chainChanged'],
}
const namespaces = { eip155: { ...eip155, accounts: [`eip155:1:${account.address}`] } }
const opened: { stop(): void }[] = []

afterEach(() => {
  for (const { stop } of opened.splice(0)) stop()
})

/** Approves what comes and signs what is asked for. */
function createOurs(relayUrl: string, more: Partial<WalletOptions> = {}) {
  const ended: string[] = []
  const sessions: WalletSession[] = []
  const wallet = createWalletClient({
    environment: createWorld(),
    projectId: 'shop',
    metadata: { ...metadata, name: 'Our Wallet' },
    relayUrl,
    WebSocket: WebSocket as unknown as SocketConstructor,
    onProposal: ({ id }) => void wallet.approve(id, { namespaces }).catch(() => undefined),
    async onRequest({ id, topic, params }) {
      const [message] = params as [`0x${string}`]
      const result = await account.signMessage({ message: { raw: message } })
      // A test may be over before the relay has confirmed it.
      await wallet.respond({ id, topic }, { result }).catch(() => undefined)
    },
    onSession: session => void sessions.push(session),
    onEnded: topic => void ended.push(topic),
    ...more,
  })
  opened.push(wallet)
  return { wallet, ended, sessions }
}

async function createPage(Client: typeof SignClient, relayUrl: string) {
  const client = await Client.init({
    projectId: 'shop',
    relayUrl,
    metadata,
    storage: createForeignStorage(),
    logger: 'silent',
  })
  opened.push({ stop: () => void client.core.relayer.transportClose().catch(() => undefined) })
  return client
}

const clients = [
  ['2.21.8', SignClient],
  ['2.20.3', OlderSignClient as unknown as typeof SignClient], // the same surface, one year apart
] as const

describe.each(clients)('the reference client %s with our wallet', (_, Client) => {
  it.each([false, true])(
    'pairs, signs, hears events, updates and extensions, pings and ends; legacy path: %s [C-02]',
    async legacy => {
      const relay = await start()
      const { wallet, ended, sessions } = createOurs(relay.url, { legacy })
      const page = await createPage(Client, relay.url)
      const { uri, approval } = await page.connect({ optionalNamespaces: { eip155 } })
      await wallet.pair(uri ?? '')
      const session = await approval()
      const { topic } = session
      expect(session.peer.metadata.name).toBe('Our Wallet')
      expect(session.namespaces.eip155?.accounts).toEqual(namespaces.eip155.accounts)
      await expect.poll(() => sessions.at(-1)?.acknowledged).toBe(true)

      const params = ['0x68656c6c6f', account.address]
      const signature = await page.request<`0x${string}`>({
        topic,
        chainId: 'eip155:1',
        request: { method: 'personal_sign', params },
      })
      expect(await verifyMessage({ address: account.address, message: 'hello', signature })).toBe(true)

      const heard: unknown[] = []
      page.on('session_event', event => heard.push(event.params.event))
      await wallet.emitEvent(topic, { name: 'chainChanged', data: 1 }, 'eip155:1')
      await expect.poll(() => heard).toEqual([{ name: 'chainChanged', data: 1 }])

      const other = `eip155:1:${privateKeyToAccount(generatePrivateKey()).address}`
      await wallet.update(topic, { eip155: { ...eip155, accounts: [other] } })
      await expect.poll(() => page.session.get(topic).namespaces.eip155?.accounts).toEqual([other])
      await wallet.extend(topic)
      await Promise.all([wallet.ping(topic), page.ping({ topic })])

      await page.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
      await expect.poll(() => ended).toEqual([topic])
    },
  )

  it('is told a refusal', async () => {
    const relay = await start()
    const { wallet } = createOurs(relay.url, {
      onProposal: ({ id }) => void wallet.reject(id).catch(() => undefined),
    })
    const page = await createPage(Client, relay.url)
    const { uri, approval } = await page.connect({ optionalNamespaces: { eip155 } })
    const refused = expect(approval()).rejects.toMatchObject({ code: 5000 })
    await wallet.pair(uri ?? '')
    await refused
  })

  it('learns that our wallet ended the session', async () => {
    const relay = await start()
    const { wallet } = createOurs(relay.url)
    const page = await createPage(Client, relay.url)
    const { uri, approval } = await page.connect({ optionalNamespaces: { eip155 } })
    await wallet.pair(uri ?? '')
    const { topic } = await approval()
    await wallet.disconnect(topic)
    await expect.poll(() => page.session.keys).not.toContain(topic)
  })
})

describe('the reference client 2.21.8 with our wallet', () => {
  it('signs in with the same tap', async () => {
    const relay = await start()
    const chains = ['eip155:1', 'eip155:10']
    const { wallet } = createOurs(relay.url, {
      onProposal: () => undefined,
      async onAuthentication({ id, payload: { type: _, chains: asked, ...payload } }) {
        const resources = [
          ...(payload.resources ?? []).slice(0, -1),
          formatRecap({ methods: eip155.methods, chains: asked }),
        ]
        const cacaos = await Promise.all(
          asked.map(async chain => {
            const p = { ...payload, resources, iss: `did:pkh:${chain}:${account.address}` }
            const s = await account.signMessage({ message: formatAuthMessage(p) })
            return { h: { t: 'caip122' }, p, s: { t: 'eip191', s } }
          }),
        )
        const accounts = asked.map(chain => `${chain}:${account.address}`)
        await wallet
          .approveAuthentication(id, cacaos, { eip155: { ...eip155, accounts } })
          .catch(() => undefined)
      },
    })
    const page = await createPage(SignClient, relay.url)
    const { uri, response } = await page.authenticate({
      chains,
      domain: 'shop.example',
      uri: 'https://shop.example/login',
      nonce: '12345678',
      statement: 'Sign in.',
      methods: eip155.methods,
    })
    await wallet.pair(uri ?? '')
    const { auths, session } = await response()
    expect(auths).toHaveLength(2)
    expect(session?.namespaces.eip155?.accounts).toEqual(chains.map(chain => `${chain}:${account.address}`))
    const params = ['0x68656c6c6f', account.address]
    const topic = session?.topic ?? ''
    await expect(
      page.request({ topic, chainId: 'eip155:1', request: { method: 'personal_sign', params } }),
    ).resolves.toMatch(/^0x/)
  })
})

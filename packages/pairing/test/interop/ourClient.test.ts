import type { SourceEvent } from '@portico/core/adapter'
import { testFamilies } from '../testFamilies.js'
import './createWorld.js'
import { WalletKit } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { useTestRelays } from '../../../server/test/useTestRelays.js'
import { createPairingClient, type FullPairingClient } from '../../src/client/createPairingClient.js'
import type { PairingProposal } from '../../src/client/PairingClient.js'
import type { SocketConstructor } from '../../src/relay/Socket.js'
import { createForeignStorage, createWorld, metadata } from './createWorld.js'

const { start } = useTestRelays()
const account = privateKeyToAccount(generatePrivateKey())
const proposal: PairingProposal = {
  chains: ['eip155:1', 'eip155:10'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: ['accountsChanged', 'chainChanged'],
}
const namespaces = {
  eip155: {
    chains: [...proposal.chains],
    accounts: proposal.chains.map(chain => `${chain}:${account.address}`),
    methods: [...proposal.methods],
    events: [...proposal.events],
  },
}
const reason = { code: 6000, message: 'User disconnected.' }
const opened: { stop(): void }[] = []

afterEach(() => {
  for (const { stop } of opened.splice(0)) stop()
})

function createOurs(relayUrl: string) {
  const events: SourceEvent[] = []
  const client = createPairingClient(
    {
      environment: createWorld(),
      projectId: 'shop',
      metadata,
      families: testFamilies,
      getRpcUrls: () => [],
      emit: event => void events.push(event),
    },
    { relayUrl, WebSocket: WebSocket as unknown as SocketConstructor },
  )
  opened.push(client)
  return { client, events }
}

async function createKit(relayUrl: string) {
  const core = new Core({ projectId: 'shop', relayUrl, storage: createForeignStorage(), logger: 'silent' })
  // Its types were not made for exact optional properties.
  const shared = core as unknown as Parameters<typeof WalletKit.init>[0]['core']
  const kit = await WalletKit.init({ core: shared, metadata: { ...metadata, name: 'Kit Wallet' } })
  opened.push({ stop: () => void core.relayer.transportClose().catch(() => undefined) })
  return kit
}

type Kit = Awaited<ReturnType<typeof createKit>>

async function connect(client: FullPairingClient, kit: Kit) {
  kit.once('session_proposal', ({ id }) => void kit.approveSession({ id, namespaces }))
  const attempt = await client.pair({ namespaces: { eip155: proposal } })
  await kit.pair({ uri: attempt.uri })
  return attempt.session
}

/** Signs whatever is asked for. */
function sign(kit: Kit) {
  kit.on('session_request', async ({ id, topic, params }) => {
    const [message] = params.request.params as [`0x${string}`]
    const result = await account.signMessage({ message: { raw: message } })
    await kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } })
  })
}

const request = { method: 'personal_sign', params: ['0x68656c6c6f', account.address] }

describe('our client with the wallet kit that wallets are built on', () => {
  it('pairs, signs, follows events, updates and extensions, pings and ends [C-02]', async () => {
    const relay = await start()
    const { client, events } = createOurs(relay.url)
    const kit = await createKit(relay.url)
    const session = await connect(client, kit)
    expect(session.peer.name).toBe('Kit Wallet')
    expect(session.namespaces.eip155?.accounts).toEqual(namespaces.eip155.accounts)
    const { topic } = session
    sign(kit)
    const provider = client.getProvider('eip155')
    const signature = (await provider.request(request)) as `0x${string}` // checked by what follows
    expect(await verifyMessage({ address: account.address, message: 'hello', signature })).toBe(true)

    await kit.emitSessionEvent({ topic, event: { name: 'chainChanged', data: 10 }, chainId: 'eip155:10' })
    await expect
      .poll(() => events)
      .toContainEqual({ type: 'chainChanged', sessionId: topic, namespace: 'eip155', chainId: '10' })

    const other = privateKeyToAccount(generatePrivateKey()).address
    const accounts = proposal.chains.map(chain => `${chain}:${other}`)
    const { acknowledged } = await kit.updateSession({
      topic,
      namespaces: { eip155: { ...namespaces.eip155, accounts } },
    })
    await acknowledged()
    await expect
      .poll(async () => (await client.restore()).at(-1)?.namespaces.eip155?.accounts)
      .toEqual(accounts)

    await (await kit.extendSession({ topic })).acknowledged()
    await client.ping()
    await kit.engine.signClient.ping({ topic })

    await kit.disconnectSession({ topic, reason })
    await expect.poll(() => events).toContainEqual({ type: 'ended', sessionId: topic })
  })

  it('is told a refusal, of the session and of a signature', async () => {
    const relay = await start()
    const { client } = createOurs(relay.url)
    const kit = await createKit(relay.url)
    kit.once(
      'session_proposal',
      ({ id }) => void kit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } }),
    )
    const refused = await client.pair({ namespaces: { eip155: proposal } })
    await kit.pair({ uri: refused.uri })
    await expect(refused.session).rejects.toMatchObject({ code: 'user_rejected' })

    await connect(client, kit)
    kit.once('session_request', ({ id, topic }) => {
      const error = { code: 4001, message: 'No.' }
      void kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', error } })
    })
    await expect(client.getProvider('eip155').request(request)).rejects.toMatchObject({
      code: 'user_rejected',
    })
  })

  it('ends the session on the other side', async () => {
    const relay = await start()
    const { client } = createOurs(relay.url)
    const kit = await createKit(relay.url)
    await connect(client, kit)
    await expect.poll(() => Object.keys(kit.getActiveSessions())).toHaveLength(1)
    await client.disconnect()
    await expect.poll(() => Object.keys(kit.getActiveSessions())).toHaveLength(0)
  })

  it('signs in with the same tap [R-13]', async () => {
    const relay = await start()
    const { client } = createOurs(relay.url)
    const kit = await createKit(relay.url)
    const { buildAuthObject, populateAuthPayload } = await import('@walletconnect/utils')
    kit.once('session_authenticate', async ({ id, params }) => {
      const { chains, methods } = { chains: [...proposal.chains], methods: [...proposal.methods] }
      const authPayload = populateAuthPayload({ authPayload: params.authPayload, chains, methods })
      const auths = await Promise.all(
        authPayload.chains.map(async chain => {
          const iss = `did:pkh:${chain}:${account.address}`
          const message = kit.formatAuthMessage({ request: authPayload, iss })
          const signature = await account.signMessage({ message })
          return buildAuthObject(authPayload, { t: 'eip191', s: signature }, iss)
        }),
      )
      await kit.approveSessionAuthenticate({ id, auths })
    })
    const results: unknown[] = []
    const attempt = await client.pair({
      namespaces: { eip155: proposal },
      authenticate: {
        domain: 'shop.example',
        uri: 'https://shop.example/login',
        nonce: '12345678',
        statement: 'Sign in to the shop.',
        onAuthenticated: items => void results.push(...items),
      },
    })
    expect(attempt.uri).toContain('methods=wc_sessionAuthenticate')
    await kit.pair({ uri: attempt.uri })
    const session = await attempt.session
    expect(session.namespaces.eip155?.chains).toEqual(proposal.chains)
    expect(results).toHaveLength(2)
    const [first] = results as { message: string; signature: `0x${string}` }[]
    expect(first?.message).toContain('Sign in to the shop.')
    expect(
      await verifyMessage({
        address: account.address,
        message: first?.message ?? '',
        signature: first?.signature ?? '0x',
      }),
    ).toBe(true)
    sign(kit)
    await expect(client.getProvider('eip155').request(request)).resolves.toMatch(/^0x/)
  })

  it('falls back to the proposal with a wallet that cannot sign in', async () => {
    const relay = await start()
    const { client } = createOurs(relay.url)
    const kit = await createKit(relay.url)
    kit.once('session_proposal', ({ id }) => void kit.approveSession({ id, namespaces }))
    const onAuthenticated = () => expect.unreachable()
    const authenticate = {
      domain: 'shop.example',
      uri: 'https://shop.example',
      nonce: '12345678',
      onAuthenticated,
    }
    const attempt = await client.pair({ namespaces: { eip155: proposal }, authenticate })
    await kit.pair({ uri: attempt.uri })
    await expect(attempt.session).resolves.toMatchObject({ peer: { name: 'Kit Wallet' } })
  })

  it('waits for a wallet that was offline when it was asked', async () => {
    const relay = await start()
    const { client } = createOurs(relay.url)
    const kit = await createKit(relay.url)
    await connect(client, kit)
    sign(kit)
    await kit.core.relayer.transportClose()
    const signed = client.getProvider('eip155').request(request)
    await expect.poll(() => kit.core.relayer.connected).toBe(false)
    await kit.core.relayer.transportOpen()
    await expect(signed).resolves.toMatch(/^0x/)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal, type TestPairOptions } from '../../test/createTestPair.js'
import { account } from '../../test/signInTerms.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'
import type { WalletAuthentication } from '../wallet/WalletClient.js'
import type { Cacao } from './AuthPayload.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { formatRecap } from './recap.js'

const authenticate = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: '12345678',
  statement: 'Welcome.',
}

/** A wallet that signs for each chain, perhaps something else than it was asked for. */
function setup(change: (cacao: Cacao) => Cacao = cacao => cacao, options: TestPairOptions = {}) {
  const received: WalletAuthentication[] = []
  const pair = createTestPair({
    ...options,
    wallet: { onAuthentication: item => void received.push(item), ...options.wallet },
  })
  const results: unknown[] = []
  const controller = new AbortController()
  async function start(wanted: Parameters<typeof pair.client.pair>[0]['namespaces'] = { eip155: proposal }) {
    const onAuthenticated = (items: readonly unknown[]) => void results.push(...items)
    const attempt = await pair.client.pair({
      namespaces: wanted,
      signal: controller.signal,
      authenticate: { ...authenticate, onAuthenticated },
    })
    await pair.wallet.pair(attempt.uri)
    await settle()
    return attempt
  }
  async function approve() {
    const request = received[0]
    if (!request) throw new Error('Nothing to sign came.')
    const { type: _, chains, ...payload } = request.payload
    const cacaos = await Promise.all(
      chains.map(async chain => {
        const resources = [formatRecap({ methods: proposal.methods, chains })]
        const p = { ...payload, resources, iss: `did:pkh:${chain}:${account.address}` }
        const signature = await account.signMessage({ message: formatAuthMessage(p) })
        return change({ h: { t: 'caip122' }, p, s: { t: 'eip191', s: signature } })
      }),
    )
    await pair.wallet.approveAuthentication(request.id, cacaos, namespaces)
  }
  return { ...pair, received, results, start, approve, controller }
}

/** After it was signed. */
function changing(change: Partial<Cacao['p']>) {
  return (cacao: Cacao): Cacao => ({ ...cacao, p: { ...cacao.p, ...change } })
}

describe('signing in with the same tap', () => {
  it('makes a session of what was signed, and gives the signatures [R-13]', async () => {
    const { start, approve, results, client, wallet, events } = setup()
    const attempt = await start()
    await approve()
    const session = await attempt.session
    expect(session.namespaces.eip155?.accounts).toEqual([
      `eip155:1:${account.address}`,
      `eip155:10:${account.address}`,
    ])
    expect(results).toMatchObject([
      { address: account.address, chainId: 'eip155:1' },
      { address: account.address, chainId: 'eip155:10' },
    ])
    await client.ping()
    await wallet.emitEvent(session.topic, { name: 'chainChanged', data: 10 }, 'eip155:10')
    expect(events.at(-1)).toMatchObject({ type: 'chainChanged' })
  })

  it('survives a reload of the page while its owner is in the wallet [R-13]', async () => {
    const { start, approve, client, createClient, events, results } = setup()
    await start()
    client.stop()
    await settle()
    void createClient().resume()
    await vi.dynamicImportSettled()
    await settle()
    await approve()
    await settle()
    expect(events.at(-1)).toMatchObject({
      type: 'session',
      session: { namespaces: { eip155: { chains: ['eip155:1', 'eip155:10'] } } },
    })
    // Who asked for the signatures is gone: the page asks again where it needs one.
    expect(results).toEqual([])
  })

  it('survives a reload while the signature is being checked; who was stopped says nothing more [R-13]', async () => {
    let answer: (() => void) | undefined
    const held = new Promise<void>(resolve => (answer = resolve))
    const yes = { id: 1, jsonrpc: '2.0', result: `0x1626ba7e${'0'.repeat(56)}` }
    const contract = (cacao: Cacao): Cacao => ({ ...cacao, s: { t: 'eip1271', s: '0x1234' } })
    let answers = false
    const { start, approve, client, createClient, wallet, relay, ended, events } = setup(contract, {
      environment: { fetch: () => (answers ? Promise.resolve() : held).then(() => Response.json(yes)) },
      rpcUrls: { 'eip155:1': ['https://rpc.example'], 'eip155:10': ['https://rpc.example'] },
    })
    await start()
    await approve()
    await settle()
    client.stop()
    const said = relay.log.length
    answer?.()
    await settle(20)
    expect(relay.open).toBe(1)
    expect(relay.log).toHaveLength(said)
    answers = true
    const resumed = createClient().resume()
    await settle(20)
    await expect(resumed).resolves.toMatchObject({
      namespaces: { eip155: { chains: ['eip155:1', 'eip155:10'] } },
    })
    expect(events.at(-1)).toMatchObject({ type: 'session' })
    expect(ended).toEqual([])
    expect(wallet.getSessions()).toHaveLength(1)
  })

  it('is not asked for when another family takes part [R-13]', async () => {
    const { start, received, proposals } = setup()
    const solana = { chains: ['solana:x'], methods: [], events: [] } as const
    const attempt = await start({ eip155: proposal, solana })
    expect(parsePairingUri(attempt.uri)?.methods).toEqual([])
    expect(received).toHaveLength(0)
    expect(proposals).toHaveLength(1)
    const alone = setup()
    await alone.start({ solana })
    expect(alone.received).toHaveLength(0)
  })

  it('goes on with the plain proposal where the wallet cannot do it', async () => {
    const { start, proposals, wallet, results } = setup(undefined, {
      wallet: { onAuthentication: undefined as never },
    })
    const attempt = await start()
    await wallet.approve(proposals[0]?.id ?? 0, { namespaces })
    await expect(attempt.session).resolves.toBeDefined()
    expect(results).toEqual([])
  })

  it('is told when its owner declines', async () => {
    const { start, received, wallet } = setup()
    const attempt = await start()
    await wallet.rejectAuthentication(received[0]?.id ?? 0)
    await expect(attempt.session).rejects.toMatchObject({ code: 'user_rejected' })
  })

  it.each<[string, (cacao: Cacao) => Cacao, string]>([
    ['another nonce', changing({ nonce: 'other' }), 'settlement_refused'],
    ['another domain', changing({ domain: 'evil.example' }), 'settlement_refused'],
    ['another address', changing({ aud: 'https://evil.example' }), 'settlement_refused'],
    ['another statement', changing({ statement: 'Give me everything.' }), 'settlement_refused'],
    ['another end', changing({ exp: '2030-01-01T00:00:00.000Z' }), 'settlement_refused'],
    ['a beginning that nobody asked for', changing({ nbf: '2020-01-01T00:00:00Z' }), 'settlement_refused'],
    ['a time that was not signed', changing({ iat: '2023-11-14T22:13:21.000Z' }), 'signature_unverifiable'],
    [
      'a chain nobody asked for',
      cacao => ({ ...cacao, p: { ...cacao.p, iss: cacao.p.iss.replace(/155:\d+/, '155:5') } }),
      'settlement_refused',
    ],
    [
      'the account of somebody else',
      cacao => ({ ...cacao, p: { ...cacao.p, iss: `${cacao.p.iss.slice(0, -1)}0` } }),
      'signature_unverifiable',
    ],
    [
      'more than was signed',
      changing({ resources: [formatRecap({ methods: ['eth_sign'], chains: undefined })] }),
      'signature_unverifiable',
    ],
    ['no shape', () => ({}) as Cacao, 'malformed_answer'],
  ])('is refused with %s; the wallet is told and nobody is connected [R-13]', async (_, change, code) => {
    const { start, approve, results, client, wallet, ended } = setup(change)
    const attempt = await start()
    await approve()
    await expect(attempt.session).rejects.toMatchObject({ code })
    await settle()
    expect(results).toEqual([])
    await expect(client.restore()).resolves.toEqual([])
    expect(ended).toHaveLength(1)
    expect(wallet.getSessions()).toEqual([])
  })

  it('connects nobody when its visitor gave up while the signature was being checked [R-13]', async () => {
    let answer: (() => void) | undefined
    const held = new Promise<void>(resolve => (answer = resolve))
    const yes = { id: 1, jsonrpc: '2.0', result: `0x1626ba7e${'0'.repeat(56)}` }
    const contract = (cacao: Cacao): Cacao => ({ ...cacao, s: { t: 'eip1271', s: '0x1234' } })
    const { start, approve, results, client, wallet, controller } = setup(contract, {
      environment: { fetch: () => held.then(() => Response.json(yes)) },
      rpcUrls: { 'eip155:1': ['https://rpc.example'], 'eip155:10': ['https://rpc.example'] },
    })
    const attempt = await start()
    await approve()
    await settle()
    controller.abort()
    await expect(attempt.session).rejects.toMatchObject({ code: 'request_aborted' })
    answer?.()
    await settle()
    expect(results).toEqual([])
    await expect(client.restore()).resolves.toEqual([])
    expect(wallet.getSessions()).toEqual([])
  })
})

import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal, type TestPairOptions } from '../../test/createTestPair.js'
import { parsePairingUri } from '../uri/parsePairingUri.js'
import type { WalletAuthentication } from '../wallet/WalletClient.js'
import type { AuthPayload, Cacao } from './AuthPayload.js'
import { checkTerms } from './checkTerms.js'
import { formatAuthMessage } from './formatAuthMessage.js'
import { findRecap, formatRecap, formatRecapSentence } from './recap.js'
import { recoverSigner } from './recoverSigner.js'
import { verifyCacao } from './verifyCacao.js'

const account = privateKeyToAccount(`0x${'42'.repeat(32)}`)
const recap =
  'urn:recap:eyJhdHQiOnsiZWlwMTU1Ijp7InJlcXVlc3QvZXRoX3NpZ25UeXBlZERhdGFfdjQiOlt7fV0sInJlcXVlc3QvcGVyc29uYWxfc2lnbiI6W3t9XX19fQ=='
const sentence =
  "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'."
const narrowed = formatRecap({ methods: ['personal_sign', 'eth_signTypedData_v4'], chains: ['eip155:1'] })
const authenticate = {
  domain: 'dapp.example',
  uri: 'https://dapp.example/login',
  nonce: '12345678',
  statement: 'Welcome.',
}

describe('what a signature permits', () => {
  it('is written and read as in the specification', () => {
    const methods = ['personal_sign', 'eth_signTypedData_v4']
    expect(formatRecap({ methods, chains: undefined })).toBe(recap)
    expect(findRecap(['https://a.example', recap])).toEqual({
      methods: [...methods].sort(),
      chains: undefined,
    })
    expect(formatRecapSentence({ methods, chains: undefined })).toBe(
      "I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'.",
    )
  })

  it('names the chains where the wallet narrowed them', () => {
    const text = formatRecap({ methods: ['personal_sign'], chains: ['eip155:1'] })
    expect(findRecap([text])).toEqual({ methods: ['personal_sign'], chains: ['eip155:1'] })
    const withoutPadding = text.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
    expect(findRecap([withoutPadding])).toEqual(findRecap([text]))
  })

  it.each([
    'urn:recap:',
    'urn:recap:!!',
    'urn:recap:e30=',
    `urn:recap:${btoa('{"att":{"eip155":7}}')}`,
    `urn:recap:${btoa(JSON.stringify({ att: { eip155: { 'request/a\nURI: b': [{}] } } }))}`,
    `urn:recap:${btoa(JSON.stringify({ att: { eip155: { "request/a' for 'b": [{}], 'request/c': [{}] } } }))}`,
    `urn:recap:${btoa(JSON.stringify({ att: { eip155: { 'request/': [{}] } } }))}`,
    'https://a.example',
  ])('is nothing where there is none: %s', resource => {
    expect(findRecap([resource])).toBeUndefined()
  })
})

describe('a recap', () => {
  const method = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,30}$/)
  const chain = fc.nat().map(id => `eip155:${id}`)

  it('is read back as it was written, after any other resources [R-13]', () => {
    const chains = fc.option(fc.uniqueArray(chain, { minLength: 1 }), { nil: undefined })
    fc.assert(
      fc.property(
        fc.uniqueArray(method, { minLength: 1 }),
        chains,
        fc.array(fc.webUrl()),
        (names, on, others) => {
          const permitted = { methods: [...names].sort(), chains: on }
          expect(findRecap([...others, formatRecap({ methods: names, chains: on })])).toEqual(permitted)
        },
      ),
    )
  })

  it('never throws and never permits what is no text, whatever it holds [R-13]', () => {
    const encode = (value: unknown) => `urn:recap:${Buffer.from(JSON.stringify(value)).toString('base64')}`
    const almost = fc.record({
      att: fc.oneof(fc.jsonValue(), fc.record({ eip155: fc.oneof(fc.jsonValue(), fc.object()) })),
    })
    const abilities = fc.dictionary(method, fc.jsonValue()).map(items => ({
      att: { eip155: Object.fromEntries(Object.entries(items).map(([k, v]) => [`request/${k}`, v])) },
    }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), almost, abilities), value => {
        const found = findRecap([encode(value)])
        for (const text of [...(found?.methods ?? []), ...(found?.chains ?? [])])
          expect(text).toBeTypeOf('string')
      }),
    )
    fc.assert(fc.property(fc.string(), text => void findRecap([`urn:recap:${text}`, text])))
  })
})

describe('the text to sign', () => {
  it('reads as in the specification', () => {
    const payload = {
      iss: 'did:pkh:eip155:1:0x3613699A6c5D8BC97a08805876c8005543125F09',
      domain: 'http://example.com',
      aud: 'https://example.com',
      version: '1',
      nonce: '1',
      iat: '2024-02-19T09:29:21.394Z',
      resources: [recap],
    }
    expect(
      formatAuthMessage(payload),
    ).toBe(`http://example.com wants you to sign in with your Ethereum account:
0x3613699A6c5D8BC97a08805876c8005543125F09

I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_signTypedData_v4', 'personal_sign' for 'eip155'.

URI: https://example.com
Version: 1
Chain ID: 1
Nonce: 1
Issued At: 2024-02-19T09:29:21.394Z
Resources:
- ${recap}`)
  })
})

describe('recoverSigner', () => {
  it('finds who signed, as another implementation does', async () => {
    const message = 'hello wörld'
    const signature = await account.signMessage({ message })
    expect(recoverSigner(message, signature)).toBe(account.address.toLowerCase())
    expect(recoverSigner('another', signature)).not.toBe(account.address.toLowerCase())
    // Both ways to write which of the two keys it was.
    const recovery = signature.endsWith('1b') ? '00' : '01'
    expect(recoverSigner(message, signature.slice(0, -2) + recovery)).toBe(account.address.toLowerCase())
    for (const bad of ['0x', '0x1234', 'x', signature.slice(0, -2), `0x${'00'.repeat(65)}`])
      expect(recoverSigner(message, bad)).toBeUndefined()
  })

  it('refuses the twin that anybody can make of a signature [SX11]', async () => {
    const message = 'hello'
    const signature = await account.signMessage({ message })
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const high = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
    const other = signature.endsWith('1b') ? '1c' : '1b'
    expect(recoverSigner(message, `${signature.slice(0, 66)}${high}${other}`)).toBeUndefined()
  })
})

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
    await createClient().restore()
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
    await expect(client.restore()).resolves.toBeUndefined()
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
    await expect(client.restore()).resolves.toBeUndefined()
    expect(wallet.getSessions()).toEqual([])
  })
})

const now = Date.parse('2026-01-01T00:00:00.000Z')
const asked: AuthPayload = {
  type: 'caip122',
  chains: ['eip155:1', 'eip155:10'],
  domain: 'a.example',
  aud: 'https://a.example/login',
  version: '1',
  nonce: '12345678',
  iat: '2026-01-01T00:00:00.000Z',
  exp: '2026-01-01T01:00:00.000Z',
  nbf: '2026-01-01T00:00:00.000Z',
  statement: 'S.',
  resources: ['https://a.example/terms', recap],
}
const { type: _, chains: __, ...terms } = asked
const answer: Cacao['p'] = { ...terms, iss: `did:pkh:eip155:1:${account.address}` }
const toCacao = (p: Cacao['p'], s = '0x'): Cacao => ({ h: { t: 'caip122' }, p, s: { t: 'eip191', s } })

describe('checkTerms', () => {
  it.each<[string, Partial<Cacao['p']>]>([
    ['exactly what was asked for', {}],
    ['the time at which the wallet signed', { iat: '2026-01-01T00:03:00Z' }],
    ['the sentence of the recap at the end of the statement', { statement: `S. ${sentence}` }],
    ['a recap that was narrowed', { resources: ['https://a.example/terms', narrowed] }],
  ])('takes %s [R-13]', (_, change) => {
    expect(checkTerms(toCacao({ ...answer, ...change }), asked, now)).toBeUndefined()
  })

  it.each<[string, keyof Cacao['p'], Partial<Cacao['p']>]>([
    ['another domain', 'domain', { domain: 'b.example' }],
    ['the domain in other letters', 'domain', { domain: 'A.example' }],
    ['another address', 'aud', { aud: 'https://a.example' }],
    ['another version', 'version', { version: '2' }],
    ['another nonce', 'nonce', { nonce: '12345679' }],
    ['a later end', 'exp', { exp: '2027-01-01T00:00:00.000Z' }],
    ['no end', 'exp', { exp: undefined }],
    ['an earlier beginning', 'nbf', { nbf: '2020-01-01T00:00:00.000Z' }],
    ['a number of its own', 'requestId', { requestId: '7' }],
    ['a time before it was asked', 'iat', { iat: '2025-12-31T23:00:00Z' }],
    ['a time to come', 'iat', { iat: '2026-01-02T00:00:00Z' }],
    ['no time', 'iat', { iat: 'yesterday' }],
    ['a time with lines of its own', 'iat', { iat: '2026-01-01 (\nChain ID: 5)' }],
    ['another chain', 'iss', { iss: answer.iss.replace(':1:', ':5:') }],
    ['another statement', 'statement', { statement: 'T.' }],
    ['no statement', 'statement', { statement: undefined }],
    ['nothing but the sentence of the recap', 'statement', { statement: sentence }],
    ['further words', 'statement', { statement: `S. ${sentence} And more.` }],
    ['a resource less', 'resources', { resources: [recap] }],
    ['a resource more', 'resources', { resources: ['https://b.example', ...(asked.resources ?? [])] }],
    ['another resource', 'resources', { resources: ['https://b.example/terms', recap] }],
    [
      'a recap with lines of its own',
      'resources',
      { resources: ['https://a.example/terms', `${recap}\nChain ID: 5`] },
    ],
  ])('refuses %s [R-13] [SX06] [SX07]', (_, term, change) => {
    expect(checkTerms(toCacao({ ...answer, ...change }), asked, now)).toBe(term)
  })

  it('takes the sentence of the recap alone where no statement was asked for [R-13]', () => {
    const plain = { ...asked, statement: undefined }
    for (const statement of [undefined, '', sentence])
      expect(checkTerms(toCacao({ ...answer, statement }), plain, now)).toBeUndefined()
  })

  it('refuses an answer after the end that was asked for, or before the beginning [SX06]', () => {
    expect(checkTerms(toCacao(answer), asked, now + 3_600_000)).toBe('exp')
    const later = { ...asked, nbf: '2026-01-01T00:30:00.000Z' }
    expect(checkTerms(toCacao({ ...answer, nbf: later.nbf }), later, now)).toBe('nbf')
  })
})

describe('verifyCacao', () => {
  it('takes a statement signed with and without the sentence of the recap', async () => {
    const environment = createTestEnvironment({}, { now })
    const runtime = { environment, context: { getRpcUrls: () => [] } as never } // nobody asks a chain here
    for (const statement of [undefined, 'S.']) {
      const message =
        statement === undefined ? formatAuthMessage(answer) : formatAuthMessage(answer, statement)
      const signature = await account.signMessage({ message })
      await expect(verifyCacao(runtime, toCacao(answer, signature), asked)).resolves.toEqual({
        message,
        signature,
        address: account.address,
        chainId: 'eip155:1',
      })
    }
  })
})

import type { SourceContext, SourceEvent } from '@portico/core/adapter'
import { formatSignInMessage } from '@portico/siwx'
import { expect, it, vi } from 'vitest'
import { createTestEnvironment } from '../test/createTestEnvironment.js'
import { testFamilies } from '../test/testFamilies.js'
import type { PairingClient, PairingSession, PairParameters } from './client/PairingClient.js'
import { createPairingSource } from './createPairingSource.js'

const address = '0x1111111111111111111111111111111111111111'
const session: PairingSession = {
  topic: 'topic',
  peer: { name: 'Phone Wallet', description: '', url: '', icons: ['https://phone.example/icon.png'] },
  namespaces: {
    eip155: { chains: ['eip155:1'], accounts: [`eip155:1:${address}`], methods: [], events: [] },
  },
  expiry: 2_000_000_000,
}

const terms = { domain: 'shop.example', uri: 'https://shop.example', version: '1', nonce: '12345678' }
const issuedAt = '2026-01-01T00:00:00.000Z'

function setUp({ mobile = false } = {}) {
  const asked: PairParameters[] = []
  const events: SourceEvent[] = []
  const calls: string[] = []
  let grant = (_: PairingSession) => {}
  const client: PairingClient = {
    restore: async () => [session],
    resume() {
      calls.push('resume')
      return Promise.resolve(session)
    },
    tidy: () => void calls.push('tidy'),
    warm: () => void calls.push('warm'),
    async pair(parameters) {
      asked.push(parameters)
      const answer = new Promise<PairingSession>(resolve => {
        grant = resolve
      })
      return { uri: 'wc:1', expiresAt: 0, session: answer }
    },
    getProvider: () => ({}),
    setNetwork() {},
    async disconnect(topic) {
      calls.push(`disconnect ${topic}`)
    },
  }
  const environment = createTestEnvironment()
  const context: SourceContext = {
    environment: { ...environment, userAgent: mobile ? 'Android' : 'X11' },
    projectId: 'test',
    metadata: { name: 'Shop', description: '', url: '', icons: [] },
    sdkVersion: '',
    families: testFamilies,
    locale: 'en',
    namespaces: ['eip155', 'solana'],
    getNetworks: () => ['eip155:1', 'solana:new'],
    getDefaultAccountType: () => undefined,
    createSignIn: async () => undefined,
    getNetworkName: () => undefined,
    getFormerId: id => (id === 'solana:new' ? 'solana:old' : undefined),
    hasOpenedApp: () => mobile,
    getRpcUrls: () => [],
    emit: event => void events.push(event),
  }
  const source = createPairingSource(context, () => client)
  return { source, asked, events, calls, grant: () => grant(session) }
}

it('proposes every configured network, and tells of a wallet that nobody waited for [C-02]', async () => {
  const { source, asked, events, grant } = setUp()
  source.offer?.show({})
  await expect.poll(() => source.offer?.get().status).toBe('ready')
  expect(asked[0]?.namespaces.eip155?.methods).toContain('personal_sign')
  expect(asked[0]?.namespaces.solana?.chains).toEqual(['solana:new', 'solana:old'])
  expect(asked[0]?.authenticate).toBeUndefined()
  grant()
  const wallet = { name: 'Phone Wallet', icon: 'https://phone.example/icon.png' }
  await expect.poll(() => events).toMatchObject([{ type: 'granted', session: { id: 'topic', wallet } }])
})

it('gives the wallet to whoever waits for it, with what it has signed [T-06]', async () => {
  const { source, asked, events, grant } = setUp()
  const connecting = source.connect({ namespace: 'eip155' })
  const getSignIn = async () => ({ ...terms, chains: ['eip155:1'] as const })
  source.offer?.show({ namespace: 'eip155', getSignIn })
  await expect.poll(() => asked).toHaveLength(1)
  expect(Object.keys(asked[0]?.namespaces ?? {})).toEqual(['eip155'])
  expect(asked[0]?.authenticate).toMatchObject(terms)
  const data = { ...terms, accountAddress: address, chainId: 'eip155:1', issuedAt } as const
  const message = formatSignInMessage(data)
  asked[0]?.authenticate?.onAuthenticated([{ message, signature: '0x', address, chainId: 'eip155:1' }])
  grant()
  const { signIns } = await connecting
  expect(signIns).toEqual([{ data, message, signature: '0x' }])
  expect(events).toEqual([])
})

it('takes a wallet whose signed text cannot be read for one that has signed nothing', async () => {
  const { source, asked, grant } = setUp()
  const connecting = source.connect({ namespace: 'eip155' })
  source.offer?.show({ namespace: 'eip155', getSignIn: async () => ({ ...terms, chains: ['eip155:1'] }) })
  await expect.poll(() => asked).toHaveLength(1)
  const signed = { message: 'text', signature: '0x', address, chainId: 'eip155:1' } as const
  asked[0]?.authenticate?.onAuthenticated([signed])
  grant()
  await expect(connecting).resolves.toMatchObject({ id: 'topic', signIns: undefined })
})

it('asks for nothing to sign where another family takes part [R-13]', async () => {
  const { source, asked } = setUp()
  const getSignIn = vi.fn(async () => ({ ...terms, chains: ['eip155:1'] as const }))
  source.offer?.show({ getSignIn })
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked[0]?.authenticate).toBeUndefined()
  expect(getSignIn).not.toHaveBeenCalled()
})

it('waits no more for whoever is followed by another, and sends a wallet away that comes too late', async () => {
  const { source, asked, calls, grant } = setUp()
  const first = source.connect({ namespace: 'eip155' })
  first.catch(() => undefined)
  const second = new AbortController()
  const later = source.connect({ namespace: 'eip155', signal: second.signal })
  await expect(first).rejects.toMatchObject({ code: 'request_aborted' })
  source.offer?.show({})
  await expect.poll(() => asked).toHaveLength(1)
  second.abort()
  await expect(later).rejects.toMatchObject({ code: 'request_aborted' })
  source.offer?.withdraw()
  grant()
  await expect.poll(() => calls).toContain('disconnect topic')
})

it('takes up the code of a page that a phone threw away, and on a computer tells late wallets, once', async () => {
  const phone = setUp({ mobile: true })
  phone.source.start?.({ isFree: true, endsSessions: false })
  phone.source.start?.({ isFree: true, endsSessions: false })
  expect(phone.calls).toEqual(['resume'])
  await expect.poll(() => phone.events).toMatchObject([{ type: 'granted' }])
  expect(phone.source.method).toBe('mobile')

  const taken = setUp({ mobile: true })
  taken.source.start?.({ isFree: false, endsSessions: false })
  const computer = setUp()
  computer.source.start?.({ isFree: true, endsSessions: false })
  expect([taken.calls, computer.calls]).toEqual([['tidy'], ['tidy']])
  expect(computer.source.method).toBe('qrcode')
})

it('ends every session of the visit before where the site does not reconnect, once [T-02]', () => {
  const { source, calls } = setUp()
  source.start?.({ isFree: true, endsSessions: true })
  source.start?.({ isFree: true, endsSessions: true })
  expect(calls).toEqual(['disconnect undefined', 'tidy'])
})

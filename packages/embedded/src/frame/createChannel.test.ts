import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../../core/test/createFakeEnvironment.js'
import { createFakeVault, type FakeVault } from '../../test/createFakeVault.js'
import { createChannel, type Signal } from './createChannel.js'

function createTest(vault: FakeVault = createFakeVault()) {
  const fake = createFakeEnvironment()
  const alerts: string[] = []
  const signals: Signal[] = []
  let readies = 0
  const channel = createChannel({
    environment: fake,
    openFrame: vault.openFrame,
    getUrl: () => 'https://vault.example/sdk?version=4',
    onReady() {
      readies += 1
    },
    onEnd() {},
    onSignal: signal => void signals.push(signal),
    onAlert: ({ code }) => void alerts.push(code),
  })
  /** Messages over a port take turns of their own. */
  const turn = async () => {
    for (let count = 0; count < 12; count += 1) await new Promise(resolve => setImmediate(resolve))
  }
  const advance = async (milliseconds: number) => {
    await turn()
    await fake.advance(milliseconds)
    await turn()
  }
  /** What became of a promise, without waiting for it. */
  const watch = (work: Promise<unknown>) => {
    const seen: { outcome?: unknown; count: number } = { count: 0 }
    const settle = (outcome: unknown) => {
      seen.outcome = outcome
      seen.count += 1
    }
    work.then(
      value => settle({ value }),
      (error: { code?: string; message: string }) => settle({ code: error.code, message: error.message }),
    )
    return seen
  }
  return { channel, vault, fake, alerts, signals, advance, turn, watch, readies: () => readies }
}

describe('createChannel', () => {
  it('makes no frame before somebody asks for something [T-12]', async () => {
    const { vault, advance } = createTest()
    await advance(60_000)
    expect(vault.urls).toEqual([])
  })

  it('sends the first request half a second after the vault is ready [T-12] [W-01]', async () => {
    const { channel, vault, advance, watch, readies } = createTest()
    const seen = watch(channel.request('IS_CONNECTED', undefined))
    await advance(499)
    expect(vault.names()).toEqual([])
    await advance(1)
    expect(vault.names()).toEqual(['IS_CONNECTED'])
    expect(seen).toEqual({ outcome: { value: { isConnected: true } }, count: 1 })
    expect(readies()).toBe(1)
    expect(vault.inits).toEqual([{ t: 'init', v: 4, nonce: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  })

  it('tells the owner where the service of the wallet does not know the domain [X-01]', async () => {
    const refusal = (reason: string) => () => ({ error: { message: 'No.', reason } })
    const vault = createFakeVault({ CONNECT_EMAIL: refusal('origin_not_allowed') })
    const { channel, alerts, advance, watch } = createTest(vault)
    const seen = watch(channel.request('CONNECT_EMAIL', { email: 'ada@example.com' }))
    await advance(500)
    expect(seen).toMatchObject({ outcome: { code: 'origin_not_allowed' } })
    expect(alerts).toEqual(['unverified_domain'])
    vault.handlers = { CONNECT_EMAIL: refusal('rate_limited') }
    watch(channel.request('CONNECT_EMAIL', { email: 'ada@example.com' }))
    await advance(0)
    expect(alerts).toHaveLength(1)
  })

  it('gives every request an id of its own and numbers that grow [W-01]', async () => {
    const { channel, vault, advance, watch } = createTest()
    watch(channel.request('IS_CONNECTED', undefined))
    watch(channel.request('GET_CHAIN_ID', undefined))
    await advance(500)
    const [one, other] = vault.heard
    expect(one?.id).not.toBe(other?.id)
    expect([one?.seq, other?.seq]).toEqual([0, 1])
  })

  it('matches answers to requests by id, in whatever order they come [W-01]', async () => {
    const vault = createFakeVault({ GET_CHAIN_ID: () => 'silent', IS_CONNECTED: () => 'silent' })
    const { channel, advance, turn, watch } = createTest(vault)
    const chain = watch(channel.request('GET_CHAIN_ID', undefined))
    const connected = watch(channel.request('IS_CONNECTED', undefined))
    await advance(500)
    const [first, second] = vault.heard
    vault.say({
      kind: 'success',
      id: second?.id ?? '',
      name: 'IS_CONNECTED',
      payload: { isConnected: false },
    })
    vault.say({ kind: 'success', id: first?.id ?? '', name: 'GET_CHAIN_ID', payload: { chainId: 10 } })
    await turn()
    expect(chain.outcome).toEqual({ value: { chainId: 10 } })
    expect(connected.outcome).toEqual({ value: { isConnected: false } })
  })

  it('gives up a frame that does not load in 20 seconds, with every request, and says so once [X-03] [FR15]', async () => {
    const vault = createFakeVault()
    vault.automatic = false
    const { channel, alerts, advance, watch, fake } = createTest(vault)
    const requests = [
      watch(channel.request('CONNECT_EMAIL', { email: 'ada@example.com' })),
      watch(channel.request('IS_CONNECTED', undefined)),
      watch(channel.open()),
    ]
    await advance(19_999)
    expect(requests.every(({ count }) => count === 0)).toBe(true)
    await advance(1)
    for (const { outcome, count } of requests) {
      expect([outcome, count]).toEqual([expect.objectContaining({ code: 'iframe_load_failed' }), 1])
    }
    expect(alerts).toEqual(['iframe_load_failed'])
    expect(vault.removed).toBe(1)
    expect(fake.pending).toBe(0)
  })

  it('gives it up as well when it loads but never answers [FR15]', async () => {
    const vault = createFakeVault()
    vault.automatic = false
    const { channel, alerts, advance, watch } = createTest(vault)
    const seen = watch(channel.request('IS_CONNECTED', undefined))
    vault.load()
    await advance(20_000)
    expect(seen.outcome).toMatchObject({ code: 'iframe_load_failed' })
    expect(alerts).toEqual(['iframe_load_failed'])
  })

  it('makes another frame for the next request after that', async () => {
    const vault = createFakeVault()
    vault.automatic = false
    const { channel, advance, watch } = createTest(vault)
    watch(channel.open())
    await advance(20_000)
    vault.automatic = true
    const seen = watch(channel.request('IS_CONNECTED', undefined))
    await advance(500)
    expect(seen.outcome).toEqual({ value: { isConnected: true } })
    expect(vault.urls).toHaveLength(2)
  })

  it('gives up a request after 120 seconds, tells the vault, and ignores an answer that comes later [X-04] [FR17]', async () => {
    const vault = createFakeVault({ CONNECT_DEVICE: () => 'silent' })
    const { channel, alerts, advance, turn, watch } = createTest(vault)
    const seen = watch(channel.request('CONNECT_DEVICE', undefined))
    await advance(500)
    await advance(119_999)
    expect(seen.count).toBe(0)
    await advance(1)
    expect(seen.outcome).toMatchObject({ code: 'iframe_request_timeout' })
    expect(alerts).toEqual(['iframe_request_timeout'])
    const [asked, aborted] = vault.heard
    expect(aborted).toMatchObject({ name: 'RPC_ABORT', payload: { request: asked?.id } })
    vault.say({ kind: 'success', id: asked?.id ?? '', name: 'CONNECT_DEVICE', payload: undefined })
    await turn()
    expect(seen.count).toBe(1)
  })

  it.each([
    ['CONNECT_EMAIL', { email: 'ada@example.com' }],
    ['CONNECT_DEVICE', undefined],
    ['CONNECT_OTP', { otp: '123456' }],
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
  ] as const)('aborts %s after 120 seconds without a reply [X-04]', async (name, payload) => {
    const { channel, alerts, advance, watch } = createTest(createFakeVault({ [name]: () => 'silent' }))
    const seen = watch(channel.request(name, payload))
    await advance(500)
    await advance(119_999)
    expect(seen.count).toBe(0)
    await advance(1)
    expect(seen.outcome).toMatchObject({ code: 'iframe_request_timeout' })
    expect(alerts).toEqual(['iframe_request_timeout'])
  })

  it.each([
    ['RPC_REQUEST', 'a transaction is read', { method: 'eth_sendTransaction' }],
    ['CONNECT_SOCIAL', 'the window of the provider is open', { uri: 'https://login.example' }],
    ['CONNECT_FARCASTER', 'the code is shown', undefined],
    ['UPDATE_EMAIL', 'the window of the vault is open', { email: 'ada@example.com' }],
  ] as const)('sets no limit to %s, as long as %s [X-04]', async (name, _, payload) => {
    const { channel, advance, watch } = createTest(createFakeVault({ [name]: () => 'silent' }))
    const seen = watch(channel.request(name, payload))
    await advance(3_600_000)
    expect(seen.count).toBe(0)
  })

  it.each([
    [{ message: 'The code is wrong.' }, { code: 'frame_reply_error', message: 'The code is wrong.' }],
    [
      { message: 'The code is wrong.', reason: 'code_wrong' },
      { code: 'code_wrong', message: 'The code is wrong.' },
    ],
    [{ message: '' }, { code: 'frame_reply_error', message: 'An error occurred' }],
    [{ message: 'no', code: 4001 }, { code: 'user_rejected' }],
  ])('rejects with the words of an error reply, or with its own [X-05]', async (error, expected) => {
    const { channel, advance, watch } = createTest(createFakeVault({ CONNECT_OTP: () => ({ error }) }))
    const seen = watch(channel.request('CONNECT_OTP', { otp: '123456' }))
    await advance(500)
    expect(seen.outcome).toMatchObject(expected)
  })

  it('aborts requests with the words for their kind, and tells the vault of each [T-17] [X-05]', async () => {
    const vault = createFakeVault({ CONNECT_DEVICE: () => 'silent', RPC_REQUEST: () => 'silent' })
    const { channel, advance, turn, watch } = createTest(vault)
    const rpc = watch(channel.request('RPC_REQUEST', { method: 'personal_sign', params: [] }))
    const device = watch(channel.request('CONNECT_DEVICE', undefined))
    const read = watch(channel.request('RPC_REQUEST', { method: 'wallet_getAssets', params: [] }))
    await advance(500)
    channel.abort(({ payload }) => !JSON.stringify(payload ?? '').includes('wallet_getAssets'))
    await turn()
    expect(rpc.outcome).toMatchObject({ message: 'Request was aborted' })
    expect(device.outcome).toMatchObject({ message: 'Something went wrong' })
    expect(read.count).toBe(0)
    expect(vault.names().filter(name => name === 'RPC_ABORT')).toHaveLength(2)
  })

  it('aborts a request by its signal, also before it was sent [T-17]', async () => {
    const { channel, vault, advance, watch } = createTest()
    const controller = new AbortController()
    const seen = watch(channel.request('CONNECT_EMAIL', { email: 'ada@example.com' }, controller.signal))
    controller.abort()
    await advance(500)
    expect(seen.outcome).toMatchObject({ message: 'Something went wrong' })
    expect(vault.names()).toEqual([])
  })

  it('says that a frame which fails to load is not there [X-06]', async () => {
    const vault = createFakeVault()
    vault.automatic = false
    const { channel, turn, watch } = createTest(vault)
    const seen = watch(channel.request('IS_CONNECTED', undefined))
    vault.fail()
    await turn()
    expect(seen.outcome).toMatchObject({ message: 'Unable to load email login dependency' })
  })

  it('says what to add to a policy that forbids the frame [FR27]', async () => {
    const vault = createFakeVault()
    vault.automatic = false
    const { channel, alerts, turn, watch } = createTest(vault)
    const seen = watch(channel.request('IS_CONNECTED', undefined))
    vault.block('frame-src https://vault.example')
    await turn()
    expect(seen.outcome).toMatchObject({
      code: 'frame_blocked_by_csp',
      message: expect.stringContaining('Add this to it: frame-src https://vault.example'),
    })
    expect(alerts).toEqual(['frame_blocked_by_csp'])
  })

  it('names both versions where the vault speaks another one [FR14]', async () => {
    const vault = createFakeVault()
    vault.automatic = false
    const { channel, turn, watch } = createTest(vault)
    const seen = watch(channel.request('IS_CONNECTED', undefined))
    vault.load()
    vault.post({ v: 5, id: 'ab'.repeat(16), seq: 0, t: '@w3m-frame/READY', p: { version: '5' } })
    await turn()
    expect(seen.outcome).toMatchObject({
      code: 'frame_version_mismatch',
      message: expect.stringMatching(/version 4 .* version 5/),
    })
  })

  it.each<[string, unknown]>([
    ['text', 'READY'],
    ['an answer in another form', { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: {} }],
    [
      'a forbidden key',
      JSON.parse(`{"v":4,"id":"${'ab'.repeat(16)}","seq":9,"t":"@w3m-frame/SURFACE","p":{"__proto__":1}}`),
    ],
    ['an old number', { v: 4, id: 'ab'.repeat(16), seq: 0, t: '@w3m-frame/SURFACE', p: { visible: true } }],
    ['a second ready', { v: 4, id: 'ab'.repeat(16), seq: 9, t: '@w3m-frame/READY', p: {} }],
  ])('ignores %s with a warning [R-04]', async (_, message) => {
    const { channel, vault, fake, signals, advance, turn } = createTest()
    await Promise.all([channel.open(), advance(500)])
    const before = fake.logged.length
    vault.post(message)
    await turn()
    expect(fake.logged.slice(before)).toEqual([
      { level: 'warn', message: 'An invalid message from the embedded wallet was ignored.' },
    ])
    expect(signals).toEqual([])
  })

  it('hears the signals of the vault [T-19]', async () => {
    const { channel, vault, signals, advance, turn } = createTest()
    await Promise.all([channel.open(), advance(500)])
    vault.say({ kind: 'signal', name: 'SESSION_UPDATE', payload: {} })
    vault.say({ kind: 'signal', name: 'SURFACE', payload: { visible: true } })
    await turn()
    expect(signals.map(({ name }) => name)).toEqual(['SESSION_UPDATE', 'SURFACE'])
  })

  it('ends its requests when the frame goes elsewhere, and makes it anew once [FR18]', async () => {
    const vault = createFakeVault({ RPC_REQUEST: () => 'silent' })
    const { channel, advance, turn, watch } = createTest(vault)
    const seen = watch(channel.request('RPC_REQUEST', { method: 'personal_sign', params: [] }))
    await advance(500)
    vault.load()
    await turn()
    expect(seen.outcome).toMatchObject({ message: 'Request was aborted' })
    expect(vault.urls).toHaveLength(2)
    await advance(500)
    vault.load()
    await advance(1000)
    expect(vault.urls).toHaveLength(2)
    const later = watch(channel.request('IS_CONNECTED', undefined))
    await advance(500)
    expect(later.outcome).toEqual({ value: { isConnected: true } })
  })

  it('has one frame however often the page takes it away, and leaves nothing behind [FR19]', async () => {
    const { channel, vault, fake, advance, turn, watch } = createTest()
    for (let cycle = 0; cycle < 20; cycle += 1) {
      const seen = watch(channel.request('IS_CONNECTED', undefined))
      await advance(500)
      expect(seen.outcome).toEqual({ value: { isConnected: true } })
      vault.vanish()
      await turn()
    }
    expect(vault.urls).toHaveLength(20)
    expect(vault.removed).toBe(20)
    expect(fake.pending).toBe(0)
  })

  it('refuses what is too large before it is sent [FR11]', async () => {
    const { channel, vault, advance, watch } = createTest()
    const params = ['0x'.padEnd(300_000, '0')]
    const seen = watch(channel.request('RPC_REQUEST', { method: 'personal_sign', params }))
    await advance(500)
    expect(seen.outcome).toMatchObject({ code: 'payload_too_large' })
    expect(vault.names()).toEqual([])
  })

  it('has at most 32 requests open [FR21]', async () => {
    const { channel, advance, watch } = createTest(createFakeVault({ RPC_REQUEST: () => 'silent' }))
    const seen = Array.from({ length: 33 }, () =>
      watch(channel.request('RPC_REQUEST', { method: 'personal_sign', params: [] })),
    )
    await advance(500)
    expect(seen.filter(({ count }) => count > 0).map(({ outcome }) => outcome)).toEqual([
      expect.objectContaining({ code: 'limit_exceeded' }),
    ])
  })
})

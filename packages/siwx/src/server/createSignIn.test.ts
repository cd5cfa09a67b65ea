import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { formatSignInMessage } from '../message/formatSignInMessage.js'
import { createSignIn, type SignInOptions } from './createSignIn.js'

const site = 'https://shop.example'
const secret = 'a secret of thirty-two characters.'

function setUp(options: Partial<SignInOptions> = {}) {
  let time = Date.parse('2026-01-01T10:00:00.000Z')
  const now = () => time
  const server = createSignIn({ domains: ['shop.example'], secret, now, ...options })
  const visitor = () => createVisitor(server, now)
  return {
    server,
    visitor,
    advance(milliseconds: number) {
      time += milliseconds
    },
  }
}

/** A browser: it keeps the cookie that it is given. */
function createVisitor(server: ReturnType<typeof createSignIn>, now: () => number) {
  let cookie = ''
  async function call(method: string, path: string, init: { body?: unknown; headers?: HeadersInit } = {}) {
    const headers = new Headers({ origin: site, ...Object.fromEntries(new Headers(init.headers)) })
    if (cookie) headers.set('cookie', cookie)
    if (init.body !== undefined) headers.set('content-type', 'application/json')
    const body = init.body === undefined ? null : JSON.stringify(init.body)
    const response = await server.handle(new Request(`${site}/api/siwx/${path}`, { method, headers, body }))
    const given = response.headers.get('set-cookie')
    if (given) cookie = /Max-Age=0/.test(given) ? '' : (given.split(';')[0] ?? '')
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  async function sign(account = privateKeyToAccount(generatePrivateKey()), change = {}) {
    const { body } = await call('GET', 'nonce')
    const message = formatSignInMessage({
      accountAddress: account.address,
      chainId: 'eip155:1',
      domain: 'shop.example',
      uri: site,
      version: '1',
      nonce: body.nonce,
      issuedAt: new Date(now()).toISOString(),
      ...change,
    })
    const signature = await account.signMessage({ message })
    return { body: { message, signature }, headers: { 'x-nonce-jwt': `Bearer ${body.token}` } }
  }
  return {
    call,
    sign,
    signIn: async (account = privateKeyToAccount(generatePrivateKey()), change = {}) =>
      call('POST', 'authenticate', await sign(account, change)),
    me: async () => (await call('GET', 'me')).body.accounts,
    getCookie: () => cookie,
    setCookie(value: string) {
      cookie = value
    },
  }
}

describe('a sign-in server', () => {
  it('signs a visitor in, knows them by their cookie, and signs them out', async () => {
    const { visitor } = setUp()
    const ada = visitor()
    const account = privateKeyToAccount(generatePrivateKey())
    expect(await ada.me()).toEqual([])
    const { status, headers } = await ada.signIn(account)
    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-portico-session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    )
    expect(await ada.me()).toMatchObject([{ address: account.address, chainId: 'eip155:1' }])
    const kept = ada.getCookie()
    await ada.call('POST', 'sign-out', { body: {} })
    expect(await ada.me()).toEqual([])
    // Whoever has kept the old cookie is signed out too.
    ada.setCookie(kept)
    expect(await ada.me()).toEqual([])
  })

  it('gives the session to the cookie and to no script [AU36]', async () => {
    const { visitor, server } = setUp()
    const ada = visitor()
    await ada.signIn()
    const token = ada.getCookie().split('=')[1] ?? ''
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    const again = await ada.signIn()
    const me = await ada.call('GET', 'me')
    const out = await ada.call('POST', 'sign-out', { body: {} })
    for (const { body } of [again, me, out]) {
      expect(Object.keys(body)).toEqual(['accounts'])
      expect(JSON.stringify(body)).not.toMatch(/eyJ/)
    }
    const bearer = new Request(site, { headers: { authorization: `Bearer ${token}` } })
    expect(await server.getAccounts(bearer)).toEqual([])
  })

  it('gives a token and no cookie where the owner wants that', async () => {
    const { visitor, server } = setUp({ cookie: false })
    const { headers, body } = await visitor().signIn()
    expect(headers.get('set-cookie')).toBeNull()
    const bearer = new Request(site, { headers: { authorization: `Bearer ${body.token}` } })
    expect(await server.getAccounts(bearer)).toHaveLength(1)
    const cookie = new Request(site, { headers: { cookie: `__Host-portico-session=${body.token}` } })
    expect(await server.getAccounts(cookie)).toEqual([])
  })

  it.each([
    [['shop.example'], 'http://localhost:3000', true],
    [['shop.example'], 'http://127.0.0.1:3000', true],
    [['localhost:3000', 'shop.example'], 'http://localhost:3000', true],
    [['localhost.shop.example'], 'http://localhost:3000', true],
    [['localhost:3000', '127.0.0.1:3000'], 'http://localhost:3000', false],
    [['shop.localhost:3000', '[::1]:3000'], 'https://shop.example', false],
  ])(
    'decides by the domains %j and not by the URL %s whether the cookie is Secure [AU36]',
    async (domains, url, secure) => {
      const { server } = setUp({ domains })
      const body = '{}'
      const headers = {
        origin: `http://${domains[0]}`,
        'content-type': 'application/json',
        host: 'localhost',
      }
      const request = new Request(`${url}/sign-out`, { method: 'POST', headers, body })
      const cookie = (await server.handle(request)).headers.get('set-cookie') ?? ''
      expect(cookie.startsWith('__Host-portico-session=')).toBe(secure)
      expect(cookie.endsWith('; Secure')).toBe(secure)
      expect(cookie).toContain('; HttpOnly')
    },
  )

  it('keeps a session for each account and ends one alone', async () => {
    const { visitor } = setUp()
    const ada = visitor()
    const [one, two] = [generatePrivateKey(), generatePrivateKey()].map(key => privateKeyToAccount(key))
    await ada.signIn(one)
    await ada.signIn(two, { chainId: 'eip155:10' })
    expect(await ada.me()).toMatchObject([{ address: two?.address }, { address: one?.address }])
    await ada.call('POST', 'sign-out', { body: { chainId: 'eip155:10', address: two?.address } })
    expect(await ada.me()).toMatchObject([{ address: one?.address }])
    await ada.signIn(two, { chainId: 'eip155:10' })
    expect(await ada.me()).toHaveLength(2)
  })

  it('takes a nonce once, of a hundred at the same time too [SX02]', async () => {
    const { visitor } = setUp()
    const ada = visitor()
    const signed = await ada.sign()
    const results = await Promise.all(
      Array.from({ length: 100 }, () => ada.call('POST', 'authenticate', signed)),
    )
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await ada.call('POST', 'authenticate', signed)).status).toBe(401)
  })

  it('takes no nonce that it has not given, that is of another visitor, or that is old [SX03]', async () => {
    const { visitor, advance } = setUp()
    const [ada, eve] = [visitor(), visitor()]
    const signed = await ada.sign()
    const hers = await eve.sign()
    for (const headers of [{}, { 'x-nonce-jwt': 'Bearer x' }, hers.headers])
      expect((await ada.call('POST', 'authenticate', { body: signed.body, headers })).status).toBe(401)
    const stranger = setUp({ secret: 'another secret of thirty-two chars.' }).visitor()
    const foreign = await stranger.sign()
    expect((await ada.call('POST', 'authenticate', foreign)).status).toBe(401)
    advance(600_000)
    expect((await ada.call('POST', 'authenticate', signed)).status).toBe(401)
  })

  it('refuses what is for another site, and says why', async () => {
    const { visitor } = setUp()
    const { status, body } = await visitor().signIn(undefined, {
      domain: 'bank.example',
      uri: 'https://bank.example',
    })
    expect(status).toBe(401)
    expect(body).toEqual({
      error: { code: 'sign_in_refused', message: expect.stringContaining('another site') },
    })
  })

  it('lets no page of another site act for a visitor [AU17]', async () => {
    const { visitor } = setUp()
    const ada = visitor()
    await ada.signIn()
    for (const origin of ['https://evil.example', 'null', 'https://shop.example.evil.example'])
      expect((await ada.call('POST', 'sign-out', { headers: { origin } })).status).toBe(403)
    expect(await ada.me()).toHaveLength(1)
  })

  it('takes neither a cookie without an origin nor a body that a form can send [AU17]', async () => {
    const { visitor, server } = setUp()
    const ada = visitor()
    const signed = await ada.sign()
    const post = (path: string, headers: HeadersInit, body: unknown) =>
      server.handle(
        new Request(`${site}/api/siwx/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      )
    const form = { ...signed.headers, origin: site, 'content-type': 'text/plain' }
    expect((await post('authenticate', form, signed.body)).status).toBe(400)
    expect((await ada.signIn()).status).toBe(200)
    const headers = { cookie: ada.getCookie(), 'content-type': 'application/json' }
    expect((await post('sign-out', headers, {})).status).toBe(403)
    expect(await ada.me()).toHaveLength(1)
  })

  it('ends a session when its time is over, or that of what was signed', async () => {
    const { visitor, advance } = setUp({ sessionLifetime: 60 })
    const [ada, bob] = [visitor(), visitor()]
    await ada.signIn()
    await bob.signIn(undefined, { expirationTime: '2026-01-01T10:00:30.000Z' })
    advance(30_000)
    expect(await ada.me()).toHaveLength(1)
    expect(await bob.me()).toEqual([])
    advance(30_000)
    expect(await ada.me()).toEqual([])
  })

  it('takes no token of another kind, and no short secret [AU19]', async () => {
    const { visitor, server } = setUp({ cookie: false })
    const ada = visitor()
    const { body } = await ada.call('GET', 'nonce')
    for (const token of [body.token, 'eyJhbGciOiJub25lIn0.eyJ1c2UiOiJzZXNzaW9uIn0.', 'x']) {
      const request = new Request(site, { headers: { authorization: `Bearer ${token}` } })
      expect(await server.getAccounts(request)).toEqual([])
    }
    expect(() => setUp({ secret: 'short' })).toThrow('32 characters')
  })

  it('says nothing but that it does not know what it does not know', async () => {
    const { visitor } = setUp()
    const ada = visitor()
    for (const [method, path] of [
      ['GET', 'authenticate'],
      ['DELETE', 'me'],
      ['GET', 'other'],
    ] as const)
      expect((await ada.call(method, path)).status).toBe(404)
    for (const body of [
      {},
      { message: 1 },
      { message: 'x' },
      { signature: '0x' },
      [],
      'x',
      { message: 'x'.repeat(70_000), signature: '0x' },
    ])
      expect((await ada.call('POST', 'authenticate', { body })).status).toBe(400)
  })

  it('says what is wrong as all services do: a code for programs, a sentence for people', async () => {
    const { visitor } = setUp()
    const ada = visitor()
    await ada.signIn()
    const signed = await ada.sign()
    const refused = [
      await ada.call('GET', 'other'),
      await ada.call('POST', 'authenticate', { body: {} }),
      await ada.call('POST', 'authenticate', { body: signed.body }),
      await ada.call('POST', 'sign-out', { headers: { origin: 'https://evil.example' } }),
    ]
    expect(refused.map(({ body }) => body.error.code)).toEqual([
      'not_found',
      'bad_request',
      'nonce_refused',
      'origin_not_allowed',
    ])
    for (const { body } of refused)
      expect(body).toEqual({ error: { code: expect.any(String), message: expect.stringMatching(/\.$/) } })
  })

  it('asks to try again where the chain of a smart account gives no answer', async () => {
    const { visitor } = setUp({ callEvm: () => Promise.reject(new Error('down')) })
    const change = { accountAddress: '0x1111111111111111111111111111111111111111' }
    expect((await visitor().signIn(undefined, change)).status).toBe(503)
  })
})

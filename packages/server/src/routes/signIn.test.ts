import { formatSignInMessage, serverSiwx } from '@portico/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { shopOrigin, startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createProject, startServer } from '../exports/index.js'
import { createKeyRing } from '../secrets/createKeyRing.js'
import { removeOldMarks } from '../signIn/createSignIns.js'
import { createWebhook } from '../webhooks/webhookStore.js'

const secret = 'q5Zk0Cq2mJ0k1bqk1m9vJm6c0xT1oS8b7n3r2w4y5Uw'
let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ signIn: { secret } })
})
afterEach(() => server.close())

const json = { 'Content-Type': 'application/json' }

async function sign(
  change: Record<string, string> = {},
  account = privateKeyToAccount(generatePrivateKey()),
) {
  const { nonce, token } = await (await server.call('/auth/v1/nonce')).json()
  const message = formatSignInMessage({
    accountAddress: account.address,
    chainId: 'eip155:1',
    domain: 'shop.example',
    uri: shopOrigin,
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
    ...change,
  })
  const body = JSON.stringify({ message, signature: await account.signMessage({ message }) })
  return { method: 'POST', body, headers: { ...json, 'X-Nonce-JWT': `Bearer ${token}` } }
}

async function signIn(change: Record<string, string> = {}): Promise<string> {
  const response = await server.call('/auth/v1/authenticate', {}, await sign(change))
  expect(response.status).toBe(200)
  return (await response.json()).token
}

async function me(token: string, query = {}) {
  const response = await server.call('/auth/v1/me', query, { headers: { Authorization: `Bearer ${token}` } })
  return (await response.json()).accounts
}

const signOut = (token: string, headers = {}) =>
  server.call(
    '/auth/v1/sign-out',
    {},
    { method: 'POST', body: '{}', headers: { ...json, Authorization: `Bearer ${token}`, ...headers } },
  )

describe('sign-in at the server', () => {
  it('tells webhooks who has signed in, and nothing about attempts that fail', async () => {
    const keys = createKeyRing([Buffer.alloc(32, 1)])
    await createWebhook(server.database, keys, { url: 'https://shop.example/webhooks' })
    const account = privateKeyToAccount(generatePrivateKey())
    const refused = await server.call('/auth/v1/authenticate', {}, await sign({ domain: 'other.example' }))
    expect(refused.status).toBe(401)
    expect((await server.call('/auth/v1/authenticate', {}, await sign({}, account))).status).toBe(200)
    const messages = await server.database<{ body: string; address: string }[]>`
      select body, address from webhook_messages`
    const data = { projectId: 'shop', chainId: 'eip155:1', address: account.address }
    expect(messages.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'signin.verified', data }])
    expect(messages[0]?.address).toBe(account.address.toLowerCase())
  })

  it('serves the plugin of the kit, from the nonce to the end', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    const items = new Map<string, string>()
    const plugin = serverSiwx({
      url: `${server.url}/auth/v1`,
      projectId: 'shop',
      domain: 'shop.example',
      uri: shopOrigin,
      storage: {
        getItem: key => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
      },
      fetch: (url, init) =>
        fetch(url, {
          ...init,
          headers: { ...(init?.headers as Record<string, string>), Origin: shopOrigin },
        }),
    })
    const input = { accountAddress: account.address, chainId: 'eip155:1' } as const
    const data = await plugin.createMessage(input)
    const message = data.toString()
    await plugin.addSession({ data, message, signature: await account.signMessage({ message }) })
    expect(await plugin.getSessions('eip155:1', account.address)).toHaveLength(1)
    await plugin.revokeSession('eip155:1', account.address.toLowerCase())
    expect(await plugin.getSessions('eip155:1', account.address)).toEqual([])
  })

  it("lets pages send the token and the nonce's, and neither sets nor reads a cookie", async () => {
    const preflight = await server.call(
      '/auth/v1/authenticate',
      {},
      {
        method: 'OPTIONS',
        headers: { 'Access-Control-Request-Method': 'POST' },
      },
    )
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization, Content-Type, X-Nonce-JWT',
    )
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    const response = await server.call('/auth/v1/authenticate', {}, await sign())
    expect(response.headers.get('Set-Cookie')).toBeNull()
    const { token } = await response.json()
    const cookie = `portico-session=${token}; __Host-portico-session=${token}`
    const asked = await server.call('/auth/v1/me', {}, { headers: { Cookie: cookie } })
    expect((await asked.json()).accounts).toEqual([])
  })

  it('takes a nonce once, of many at the same time and at two servers too [SX02]', async () => {
    const other = await startServer({ port: 0, databaseUrl: server.databaseUrl, signIn: { secret } })
    onTestFinished(() => other.close())
    const signed = await sign()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        server.call(`${index % 2 ? other.url : ''}/auth/v1/authenticate`, {}, signed),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await server.call('/auth/v1/authenticate', {}, signed)).status).toBe(401)
  })

  it("ends a session for everybody who has kept its token, and leaves other people's alone", async () => {
    const [ada, bob] = [await signIn(), await signIn()]
    expect(await me(ada)).toHaveLength(1)
    await signOut(ada)
    expect(await me(ada)).toEqual([])
    expect(await me(bob)).toHaveLength(1)
  })

  it('counts for the page that asks and for its project alone [SX01]', async () => {
    await createProject(server.database, { id: 'bank', allowedOrigins: ['https://bank.example'] })
    const token = await signIn()
    expect(await me(token, { projectId: 'bank' })).toBeUndefined()
    const bank = { headers: { Origin: 'https://bank.example', Authorization: `Bearer ${token}` } }
    expect(await (await server.call('/auth/v1/me', { projectId: 'bank' }, bank)).json()).toEqual({
      accounts: [],
    })
    for (const domain of ['bank.example', 'www.shop.example']) {
      const signed = await sign({ domain, uri: `https://${domain}` })
      expect((await server.call('/auth/v1/authenticate', {}, signed)).status).toBe(401)
    }
    const stranger = await sign({ domain: 'evil.example', uri: 'https://evil.example' })
    const headers = { ...stranger.headers, Origin: 'https://evil.example' }
    const refused = await server.call('/auth/v1/authenticate', {}, { ...stranger, headers })
    expect(refused.status).toBe(403)
  })

  it('lets no message for a page on the own machine in to a project that is no sandbox [AU35]', async () => {
    for (const domain of ['localhost:9999', '127.0.0.1:9999', 'shop.localhost:9999', '[::1]:9999']) {
      const origin = `http://${domain}`
      const signed = await sign({ domain, uri: origin })
      const local = { ...signed, headers: { ...signed.headers, Origin: origin } }
      expect((await server.call('/auth/v1/authenticate', {}, local)).status).toBe(403)
      expect((await server.call('/auth/v1/authenticate', {}, signed)).status).toBe(401)
    }
    await createProject(server.database, { id: 'shop-dev', allowedOrigins: ['http://localhost:*'] })
    const signed = await sign({ domain: 'localhost:9999', uri: 'http://localhost:9999' })
    const headers = { ...signed.headers, Origin: 'http://localhost:9999' }
    const call = (projectId: string) =>
      server.call('/auth/v1/authenticate', { projectId }, { ...signed, headers })
    expect((await call('shop')).status).toBe(403)
    // The nonce is of the other project.
    expect((await call('shop-dev')).status).toBe(401)
  })

  it('tells the server of an owner who somebody is, and takes nothing else from programs', async () => {
    const token = await signIn()
    const url = `${server.url}/auth/v1/me?projectId=shop&st=server&sv=1`
    const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } })
    expect((await response.json()).accounts).toMatchObject([{ chainId: 'eip155:1' }])
    const leave = await fetch(url.replace('/me', '/sign-out'), {
      method: 'POST',
      body: '{}',
      headers: { ...json, Authorization: `Bearer ${token}` },
    })
    expect(leave.status).toBe(403)
  })

  it('lets nobody have more signatures verified than visitors need, and others go on [NW16]', async () => {
    const busy = await startTestServer({ signIn: { secret }, trustProxy: true })
    onTestFinished(() => busy.close())
    const attempt = (address: string) =>
      busy.call(
        '/auth/v1/authenticate',
        {},
        { method: 'POST', body: '{}', headers: { ...json, 'X-Forwarded-For': address } },
      )
    const answers = await Promise.all(Array.from({ length: 25 }, () => attempt('192.0.2.1')))
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThan(25)
    expect((await attempt('192.0.2.1')).headers.get('retry-after')).toBe('1')
    expect((await attempt('192.0.2.2')).status).toBe(400)
  })

  it('takes no form, no large body, and no other call', async () => {
    const signed = await sign()
    const form = { ...signed, headers: { ...signed.headers, 'Content-Type': 'text/plain' } }
    expect((await server.call('/auth/v1/authenticate', {}, form)).status).toBe(403)
    const large = { ...signed, body: JSON.stringify({ message: 'x'.repeat(70_000), signature: '' }) }
    expect((await server.call('/auth/v1/authenticate', {}, large)).status).toBe(413)
    expect((await server.call('/auth/v1/nonce', {}, { method: 'POST' })).status).toBe(405)
    expect((await server.call('/auth/v1/other')).status).toBe(404)
  })

  it('forgets what nobody would believe any more, by whichever clock [SX02]', async () => {
    await signOut(await signIn())
    const count = async () => (await server.database`select 1 from sign_in_marks`).length
    expect(await count()).toBe(2)
    const age = (text: string) =>
      server.database`update sign_in_marks set expires_at = now() - ${text}::interval where key like 'nonce:%'`
    // The clock of the database may be ahead: a nonce that a server still believes must not count again.
    await age('20 minutes')
    await removeOldMarks(server.database)
    expect(await count()).toBe(2)
    await age('25 hours')
    await removeOldMarks(server.database)
    expect(await count()).toBe(1)
  })
})

describe('a server without a secret for sign-in', () => {
  it('has none', async () => {
    const plain = await startTestServer()
    expect((await plain.call('/auth/v1/nonce')).status).toBe(404)
    await plain.close()
    await expect(startTestServer({ signIn: { secret: 'short' } })).rejects.toThrow(
      'PORTICO_SIGN_IN_SECRET must be 32 random bytes',
    )
  })
})

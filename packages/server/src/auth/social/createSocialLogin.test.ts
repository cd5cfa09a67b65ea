import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen } from '../../http/createHttpServer.js'
import { createSocialLogin } from './createSocialLogin.js'

/** A provider that says whatever the test wants it to. */
let provider: Server
let url: string
let tokenAnswer: (fields: URLSearchParams) => Promise<object>
let userAnswer: { status: number; body: string }
let keys: Awaited<ReturnType<typeof generateKeyPair>>
const asked: string[] = []
let authorization: string | undefined

beforeAll(async () => {
  keys = await generateKeyPair('RS256')
  provider = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    asked.push(request.url ?? '')
    authorization = request.headers.authorization
    response.setHeader('Content-Type', 'application/json')
    if (request.url === '/token')
      response.end(JSON.stringify(await tokenAnswer(new URLSearchParams(Buffer.concat(parts).toString()))))
    else if (request.url === '/keys')
      response.end(JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'RS256' }] }))
    else response.writeHead(userAnswer.status).end(userAnswer.body)
  })
  url = `http://${await listen(provider, '127.0.0.1', 0)}`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})

const secrets = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const answer = new URLSearchParams({ code: 'c', state: 'the-state' })

const createLogin = (name: 'google' | 'facebook' | 'github' | 'x', secret = 'hush', patience?: number) =>
  createSocialLogin(
    name,
    {
      id: 'shop',
      secret,
      endpoints: {
        issuer: url,
        authorization: `${url}/auth`,
        token: `${url}/token`,
        keys: `${url}/keys`,
        user: `${url}/user`,
      },
    },
    'https://api.shop.example/callback',
    patience,
  )

async function signIn(claims: object, signer = keys.privateKey) {
  tokenAnswer = async () => ({
    access_token: 'access',
    token_type: 'bearer',
    id_token: await new SignJWT({ iss: url, aud: 'shop', sub: 'ada', nonce: 'the-nonce', ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(signer),
  })
  return await createLogin('google').identify(answer, secrets)
}

it('believes what a provider has signed for this login', async () => {
  expect(await signIn({ name: 'Ada\u202e L' })).toEqual({ subject: 'ada', name: 'Ada L' })
})

it.each([
  ['another audience', { aud: 'other' }],
  ['several audiences and another party', { aud: ['shop', 'other'], azp: 'other' }],
  ['another nonce', { nonce: 'other' }],
  ['no nonce', { nonce: undefined }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['nobody', { sub: undefined }],
  ['somebody without a name of their own', { sub: '' }],
])('does not believe an id token for %s [AU21]', async (_, claims) => {
  await expect(signIn(claims)).rejects.toThrow()
})

it('does not believe what others have signed [AU21]', async () => {
  const others = await generateKeyPair('RS256')
  await expect(signIn({}, others.privateKey)).rejects.toThrow()
})

it('does not go by a mail address, verified or not [AU21] [AU22]', async () => {
  const person = await signIn({ email: 'victim@shop.example', email_verified: true })
  expect(person).toEqual({ subject: 'ada', name: undefined })
})

it('asks the provider nothing after an answer with another state, or after a refusal', async () => {
  const login = createLogin('github')
  asked.length = 0
  await expect(login.identify(new URLSearchParams({ code: 'c', state: 'x' }), secrets)).rejects.toThrow()
  const refusal = new URLSearchParams({ error: 'access_denied', state: 'the-state' })
  expect(await login.identify(refusal, secrets)).toBeUndefined()
  const forged = new URLSearchParams({ error: 'access_denied', state: 'x' })
  await expect(login.identify(forged, secrets)).rejects.toThrow()
  expect(asked).toEqual([])
})

it('names people by what stays theirs, and shows Facebook that the token is for this app', async () => {
  tokenAnswer = async fields => {
    expect(fields.get('code_verifier')).toBe(secrets.verifier)
    return { access_token: 'access', token_type: 'bearer' }
  }
  userAnswer = { status: 200, body: JSON.stringify({ id: 7, login: 'ada', email: 'ada@shop.example' }) }
  expect(await createLogin('github').identify(answer, secrets)).toEqual({ subject: '7', name: 'ada' })
  userAnswer = { status: 200, body: JSON.stringify({ id: '8', name: 'Ada' }) }
  expect(await createLogin('facebook').identify(answer, secrets)).toEqual({ subject: '8', name: 'Ada' })
  expect(asked.at(-1)).toMatch(/appsecret_proof=[0-9a-f]{64}$/)
})

it.each([
  { status: 500, body: '{}' },
  { status: 200, body: '{}' },
  { status: 200, body: 'no' },
  { status: 200, body: JSON.stringify({ id: 7, filler: 'x'.repeat(300_000) }) },
])('lets nobody in where the provider does not say who it is', async given => {
  tokenAnswer = async () => ({ access_token: 'access', token_type: 'bearer' })
  userAnswer = given
  await expect(createLogin('github').identify(answer, secrets)).rejects.toThrow()
})

it('sends its secret to X as it is, without percent-encoding', async () => {
  tokenAnswer = async () => {
    expect(authorization).toBe(`Basic ${btoa('shop:a-b_c.d~')}`)
    return { access_token: 'access', token_type: 'bearer' }
  }
  userAnswer = { status: 200, body: JSON.stringify({ data: { id: '1', username: 'ada' } }) }
  expect(await createLogin('x', 'a-b_c.d~').identify(answer, secrets)).toEqual({ subject: '1', name: '@ada' })
})

it('waits for all that it asks together no longer than the browser is let wait', async () => {
  tokenAnswer = () => new Promise<never>(() => {})
  await expect(createLogin('github', 'hush', 20).identify(answer, secrets)).rejects.toThrow()
})

it('takes no key of Apple that is none, before anybody comes', () => {
  const secret = { teamId: 't', keyId: 'k', privateKey: 'not a key' }
  expect(() =>
    createSocialLogin('apple', { id: 'shop', secret }, 'https://api.shop.example/callback'),
  ).toThrow()
})

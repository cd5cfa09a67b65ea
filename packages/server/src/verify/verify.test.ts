import { randomBytes } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { openBorrowedDatabase } from '../../test/openBorrowedDatabase.js'
import { createServer } from '../createServer.js'

const { database, close } = await openBorrowedDatabase()
afterAll(close)

const secret = randomBytes(32)
const verify = {
  url: 'https://verify.example',
  secret,
  scamOrigins: ['https://scam.example', 'https://*.scam.example'],
}
const app = createServer({ database, verify })
const hash = 'a'.repeat(64)

function ask(more: Readonly<Record<string, string>> = {}, server = app) {
  const query = { projectId: 'shop', origin: 'https://shop.example', id: hash, decryptedId: hash, ...more }
  return server.request(`/v3/attestation?${new URLSearchParams(query)}`)
}

async function read(response: Response, server = app) {
  const [, token = ''] = /data-attestation="([^"]+)"/.exec(await response.text()) ?? []
  const { publicKey } = (await (await server.request('/v3/public-key')).json()) as { publicKey: object }
  return (await jwtVerify(token, await importJWK(publicKey, 'ES256'))).payload
}

describe('the Verify service', () => {
  it('signs the origin and the hashes of the message', async () => {
    const claims = await read(await ask())
    expect(claims).toMatchObject({
      iss: 'https://verify.example',
      origin: 'https://shop.example',
      id: hash,
      decryptedId: hash,
      isScam: false,
      isVerified: true,
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(604_800)
  })

  it('shows its page to the attested origin alone, and posts the token to no other', async () => {
    const response = await ask()
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain('frame-ancestors https://shop.example')
    expect(policy).toContain("default-src 'none'; script-src 'sha256-")
    expect(response.headers.has('X-Frame-Options')).toBe(false)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('data-origin="https://shop.example"')
  })

  it('does not verify an origin that the project does not list', async () => {
    expect(await read(await ask({ origin: 'https://other.example' }))).toMatchObject({
      origin: 'https://other.example',
      isVerified: false,
    })
  })

  it('marks scams, also of a name below', async () => {
    for (const origin of ['https://scam.example', 'https://shop.scam.example'])
      expect(await read(await ask({ origin }))).toMatchObject({ isScam: true, isVerified: true })
  })

  it.each([
    ['origin', 'https://shop.example/path'],
    ['origin', 'https://shop.example; script-src *'],
    ['origin', 'https://shop.example"onload="'],
    ['origin', 'https://Shop.example'],
    ['origin', 'javascript:alert(1)'],
    ['origin', 'null'],
    ['id', 'abc'],
    ['decryptedId', hash.toUpperCase()],
    ['projectId', ''],
  ])('refuses the %s %j', async (name, value) => {
    expect((await ask({ [name]: value })).status).toBe(400)
  })

  it('refuses a project that does not exist', async () => {
    expect((await ask({ projectId: 'other' })).ok).toBe(false)
  })

  it('gives its key to every page, and to each server with the secret the same', async () => {
    const responses = await Promise.all(
      [app, createServer({ database, verify })].map(server =>
        server.request('/v3/public-key', { headers: { Origin: 'https://wallet.example' } }),
      ),
    )
    for (const { headers } of responses) expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    const [one, other] = (await Promise.all(responses.map(response => response.json()))) as {
      publicKey: object
      expiresAt: number
    }[]
    expect(one?.publicKey).toEqual(other?.publicKey)
    expect(one?.publicKey).not.toHaveProperty('d')
    expect(one?.expiresAt).toBeGreaterThan(Date.now() / 1000)
  })

  it('is off unless configured', async () => {
    const server = createServer({ database })
    expect((await ask({}, server)).status).toBe(404)
    expect((await server.request('/v3/public-key')).status).toBe(404)
  })
})

import type { IncomingMessage } from 'node:http'
import { ServiceErrorSchema, servicePaths } from '@portico/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopOrigin, startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createProject, createServer } from '../exports/index.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ sandbox: true, rateLimit: { burst: 10_000, perSecond: 10_000 } })
  await createProject(server.database, { id: 'closed', allowedOrigins: [shopOrigin], isEnabled: false })
})
afterAll(() => server.close())

const { config, origins, wallets, analyticsConfig } = servicePaths
const reads = [config, origins, wallets, analyticsConfig]

async function readCode(response: Response) {
  return v.parse(ServiceErrorSchema, await response.json()).error.code
}

const withOrigin = (origin: string) => ({ headers: { Origin: origin } })

describe.each(reads)('GET %s', path => {
  it.each(['projectId', 'st', 'sv'])('answers 400 with the reason when %s is missing [W-04]', async name => {
    const response = await server.call(path, { [name]: undefined })
    expect(response.status).toBe(400)
    const { error } = v.parse(ServiceErrorSchema, await response.json())
    expect(error).toEqual({ code: 'bad_request', message: `The parameter "${name}" is missing.` })
  })

  it('answers 401 for a project that is unknown or closed [W-04]', async () => {
    for (const projectId of ['other', 'closed']) {
      const response = await server.call(path, { projectId })
      expect(response.status).toBe(401)
      expect(await readCode(response)).toBe('unknown_project')
    }
  })

  it.each([shopOrigin, 'https://checkout.shop.example'])(
    'lets a page at %s read, and nothing else through its answer [R-14]',
    async origin => {
      const response = await server.call(path, {}, withOrigin(origin))
      expect(response.status).toBe(200)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      expect(response.headers.get('Vary')).toContain('Origin')
    },
  )

  it.each([
    'https://evil.example',
    'https://shop.example.evil.example',
    'https://evilshop.example',
    'https://shop.example:8443',
    'http://shop.example',
    'https://evil.example/.shop.example',
    'null',
    'http://localhost:9999',
    'https://localhost',
    'http://shop.localhost:3000',
    'http://127.0.0.1:4200',
    'http://127.8.8.8:4200',
    'http://[::1]:4200',
    'http://0.0.0.0:4200',
  ])('answers 403 without data to a page at %s [R-14]', async origin => {
    const response = await server.call(path, {}, withOrigin(origin))
    expect(response.status).toBe(403)
    expect(Object.keys(await response.clone().json())).toEqual(['error'])
    expect(await readCode(response)).toBe('origin_not_allowed')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })
})

describe('a refused page', () => {
  it('can read why it was refused, so that its owner can be told [R-14]', async () => {
    const response = await server.call(origins, {}, withOrigin('https://evil.example'))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://evil.example')
  })

  it('cannot read anything with an opaque origin [R-14]', async () => {
    const response = await server.call(origins, {}, withOrigin('null'))
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('the server', () => {
  it('answers a preflight without credentials', async () => {
    const headers = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    }
    const response = await server.call('/e', {}, { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(shopOrigin)
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  })

  it('refuses a parameter that is given twice', async () => {
    const response = await fetch(`${server.url}${config}?projectId=shop&projectId=closed&st=portico&sv=x`)
    expect(response.status).toBe(400)
    expect(await readCode(response)).toBe('bad_request')
  })

  it('answers programs that read without an origin', async () => {
    const response = await fetch(`${server.url}${config}?projectId=shop&st=portico&sv=x`)
    expect(response.status).toBe(200)
  })

  it.each(['/', '/nothing', '/getwallets', '/appkit/v1', '/admin', '/v1/'])(
    'answers 404 in JSON at %s',
    async path => {
      const response = await server.call(path)
      expect(response.status).toBe(404)
      expect(await readCode(response)).toBe('not_found')
    },
  )

  it.each([
    ['POST', config, 'GET'],
    ['DELETE', wallets, 'GET'],
    ['PUT', '/e', 'POST'],
    ['GET', '/e', 'POST'],
    ['POST', '/getWalletImage/x', 'GET'],
    ['POST', '/health', 'GET'],
  ])('answers 405 to %s %s', async (method, path, allow) => {
    const response = await server.call(path, {}, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe(allow)
    expect(await readCode(response)).toBe('method_not_allowed')
  })

  it('sends headers that forbid sniffing and framing', async () => {
    const { headers } = await server.call(config)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(headers.get('X-Powered-By')).toBeNull()
  })

  const remote = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } as IncomingMessage })
  const limited = (burst: number) =>
    createServer({ database: server.database, rateLimit: { burst, perSecond: 0.01 } })

  it('answers 429 with the time to wait, readable by the page', async () => {
    const app = limited(2)
    const get = () => app.request(`${config}?projectId=shop&st=portico&sv=x`, withOrigin(shopOrigin))
    const statuses = [await get(), await get(), await get()].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
    const refused = await get()
    expect(refused.headers.get('Retry-After')).toBe('100')
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(shopOrigin)
    expect(await readCode(refused)).toBe('rate_limited')
  })

  it.each([
    ['invented projects', (index: number) => [`${config}?projectId=p${index}&st=a&sv=b`, '203.0.113.1']],
    ['addresses of one IPv6 network', (index: number) => [config, `2001:db8::${index.toString(16)}`]],
    ['addresses that do not exist', (index: number) => [`/nothing/${index}`, '203.0.113.1']],
    ['checks of its health', () => ['/health', '203.0.113.1']],
  ])('limits 600 %s, and serves others', async (_, build) => {
    const app = limited(20)
    let served = 0
    for (let index = 0; index < 600; index++) {
      const [path = '', address = ''] = build(index)
      if ((await app.request(path, {}, remote(address))).status !== 429) served++
    }
    expect(served).toBe(20)
    expect((await app.request('/health', {}, remote('198.51.100.1'))).status).toBe(200)
  })

  it('limits pictures and preflights too, and checks of health apart from calls', async () => {
    const app = limited(2)
    const count = async (path: string, init: RequestInit = {}) => {
      let served = 0
      for (let index = 0; index < 50; index++) if ((await app.request(path, init)).status !== 429) served++
      return served
    }
    expect(await count('/public/getTokenImage/ETH')).toBe(20)
    const preflight = { ...withOrigin(shopOrigin).headers, 'Access-Control-Request-Method': 'POST' }
    expect(await count('/e', { method: 'OPTIONS', headers: preflight })).toBe(2)
    expect(await count(config)).toBe(0)
    expect(await count('/health')).toBe(2)
  })

  it('has a sandbox project for pages on this machine', async () => {
    const query = { projectId: 'portico-sandbox' }
    const local = await server.call(config, query, withOrigin('http://127.0.0.1:4200'))
    const foreign = await server.call(config, query, withOrigin('https://shop.example'))
    expect([local.status, foreign.status]).toEqual([200, 403])
  })

  it('reports its health', async () => {
    const response = await fetch(`${server.url}/health`)
    expect(await response.json()).toEqual({ status: 'ok' })
  })
})

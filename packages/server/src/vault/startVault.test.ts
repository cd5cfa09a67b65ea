import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VaultSettingsSchema } from '@portico/protocol/auth'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createProject } from '../exports/index.js'
import type { ServedApp } from '../http/createHttpServer.js'
import { formatAncestors } from './createHeaders.js'
import { startVault } from './startVault.js'
import type { VaultOptions } from './VaultOptions.js'

let folder: string
let server: TestServer
let vault: ServedApp
const clock = { time: Date.now() }
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-vault-'))
  await mkdir(join(folder, 'v/abc123'), { recursive: true })
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head><title>Vault</title></head></html>')
  await writeFile(
    join(folder, 'confirm.html'),
    '<!doctype html><html><head><title>Confirm</title></head></html>',
  )
  await writeFile(join(folder, 'v/abc123/main.js'), 'export {}')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  server = await startTestServer()
  vault = await start()
})
afterAll(async () => {
  await vault.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const start = (more: Partial<VaultOptions> = {}) =>
  startVault({
    port: 0,
    folder,
    projects: { servicesUrl: server.url },
    authUrl: 'https://api.example.com',
    rpcUrls: { 'eip155:1': 'https://rpc.example.com/v1?key=x', 'solana:x': 'https://rpc.example.com/solana' },
    now: () => clock.time,
    ...more,
  })

/** The answer's headers as they came, but for what every server writes. */
async function readHeaders(path: string, userAgent = ''): Promise<string> {
  const usual = ['connection', 'content-length', 'date', 'keep-alive']
  const raw = await new Promise<string[]>((resolve, reject) => {
    const headers = { 'User-Agent': userAgent }
    request(new URL(path, vault.url), { headers }, response => resolve(response.resume().rawHeaders))
      .on('error', reject)
      .end()
  })
  const lines: string[] = []
  for (let index = 0; index < raw.length; index += 2) {
    if (!usual.includes(raw[index]?.toLowerCase() ?? '')) lines.push(`${raw[index]}: ${raw[index + 1]}\n`)
  }
  return lines.join('')
}

async function readSettings(path: string) {
  const page = await (await fetch(vault.url + path)).text()
  const content = /<head><meta name="portico-vault" content="([^"]*)">/.exec(page)?.[1] ?? ''
  const text = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  return v.parse(VaultSettingsSchema, JSON.parse(text))
}

describe('the pages of the vault', () => {
  it.each([
    ['frame', '/sdk?projectId=shop&version=4'],
    ['stranger', '/sdk?projectId=nobody'],
    ['confirm', '/confirm?projectId=shop'],
    ['asset', '/v/abc123/main.js'],
  ])('come with exactly the headers of %s.headers', async (name, path) => {
    const golden = await readFile(new URL(`./golden/${name}.headers`, import.meta.url), 'utf8')
    expect(await readHeaders(path)).toBe(golden)
  })

  const [mozilla, like] = ['Mozilla/5.0', '(KHTML, like Gecko)']
  const mac = `${mozilla} (Macintosh; Intel Mac OS X 10_15_7)`
  const phone = `${mozilla} (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 ${like}`
  it.each([
    ['Safari', false, `${mac} AppleWebKit/605.1.15 ${like} Version/26.0 Safari/605.1.15`],
    ['Chrome on a phone of Apple', false, `${phone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
    ['a page inside of an app there', false, `${phone} Mobile/15E148`],
    ['Chrome', true, `${mac} AppleWebKit/537.36 ${like} Chrome/142.0.0.0 Safari/537.36`],
    [
      'Chrome without a window',
      true,
      `${mac} AppleWebKit/537.36 ${like} HeadlessChrome/142.0.0.0 Safari/537.36`,
    ],
    ['Firefox', true, `${mac.replace('7)', '7; rv:145.0)')} Gecko/20100101 Firefox/145.0`],
  ])(
    'let the worker of the frame load its parts in %s: integrity policy %s',
    async (_, isSent, userAgent) => {
      const golden = await readFile(new URL('./golden/frame.headers', import.meta.url), 'utf8')
      const line = 'integrity-policy: blocked-destinations=(script)\n'
      expect(golden).toContain(line)
      expect(await readHeaders('/sdk?projectId=shop&version=4', userAgent)).toBe(
        isSent ? golden : golden.replace(line, ''),
      )
      // No worker is started there.
      expect(await readHeaders('/confirm?projectId=shop', userAgent)).toContain(line)
    },
  )

  it('tell the vault its project and where its services are', async () => {
    expect(await readSettings('/sdk?projectId=shop')).toEqual({
      projectId: 'shop',
      allowedOrigins: ['https://shop.example', 'https://*.shop.example'],
      authUrl: 'https://api.example.com',
      rpcUrls: {
        'eip155:1': 'https://rpc.example.com/v1?key=x',
        'solana:x': 'https://rpc.example.com/solana',
      },
    })
  })

  it('let it reach bundlers and paymasters of smart accounts, and no others', async () => {
    const smartAccounts = {
      'eip155:1': {
        bundler: 'https://bundler.example.com/v1?key=x',
        paymaster: 'https://pay.example.com/v1',
        factory: `0x${'1'.repeat(40)}`,
        implementation: `0x${'2'.repeat(40)}`,
      },
    }
    const other = await start({ smartAccounts })
    const answer = await fetch(`${other.url}/sdk?projectId=shop`)
    const content = /<meta name="portico-vault" content="([^"]*)">/.exec(await answer.text())?.[1] ?? ''
    const text = content.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    expect(v.parse(VaultSettingsSchema, JSON.parse(text)).smartAccounts).toEqual(smartAccounts)
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example.com https://rpc.example.com https://bundler.example.com https://pay.example.com;",
    )
    await other.close()
    const two = {
      ...smartAccounts,
      'eip155:10': { ...smartAccounts['eip155:1'], factory: `0x${'3'.repeat(40)}` },
    }
    await expect(start({ smartAccounts: two })).rejects.toThrow('the same factory and implementation')
  })

  it.each(['nobody', '', '"><script>alert(1)</script>', "' or 1=1"])(
    'allow nobody around them for the project %j [AU26]',
    async projectId => {
      const path = `/sdk?projectId=${encodeURIComponent(projectId)}`
      expect(await readHeaders(path)).toContain("frame-ancestors 'none'")
      expect(await readSettings(path)).toMatchObject({ projectId, allowedOrigins: [] })
      expect(await (await fetch(vault.url + path)).text()).not.toContain('<script>')
    },
  )

  it('follow the list of the project within a minute, and keep to it while the config service is away', async () => {
    const before = ['https://old.example']
    await createProject(server.database, { id: 'moving', allowedOrigins: before })
    const find = async () => (await readSettings('/sdk?projectId=moving')).allowedOrigins
    expect(await find()).toEqual(before)
    await server.database`update projects set allowed_origins = '{https://new.example}' where id = 'moving'`
    expect(await find()).toEqual(before)
    clock.time += 60_000
    expect(await find()).toEqual(['https://new.example'])
    await server.database`alter table projects rename to gone`
    clock.time += 60_000
    expect(await find()).toEqual(['https://new.example'])
    for (const page of ['sdk', 'confirm'])
      expect((await fetch(`${vault.url}/${page}?projectId=unseen`)).status).toBe(503)
    await server.database`alter table gone rename to projects`
  })

  it.each([
    '/',
    '/index.html',
    '/secret.txt',
    '/v/../secret.txt',
    '/v/%2e%2e/secret.txt',
    '/v/..%2fsecret.txt',
    '/v/abc123/missing.js',
    '/v/abc123',
    '/v/abc123/main.js%00.png',
  ])('are all there is: %s is not found [IN06]', async path => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(vault.url)
      request({ hostname, port, path }, response => resolve(response.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect(status).toBe(404)
  })

  it.each(['/sdk?projectId=', '/confirm?projectId=', '/health?', '/v/abc123/main.js?'])(
    'come so often to an address, and one IPv6 network counts as one, whatever it asks for: %s',
    async path => {
      const limited = await start({ rateLimit: { burst: 1, perSecond: 0.001 }, trustProxy: true })
      const ask = async (address: string, count: number) => {
        const headers = { 'X-Forwarded-For': address }
        return (await fetch(`${limited.url}${path}invented-${count}`, { headers })).status
      }
      const allowed = path.startsWith('/v/') ? 10 : 1
      for (let count = 0; count < allowed; count++)
        expect(await ask(`2001:db8:1:2::${count}`, count)).toBe(200)
      expect(await ask('2001:db8:1:2:ffff::1', 99)).toBe(429)
      expect(await ask('2001:db8:1:3::1', 99)).toBe(200)
      await limited.close()
    },
  )

  it('have to be built', async () => {
    const nowhere = startVault({
      port: 0,
      folder: join(folder, 'nowhere'),
      projects: { origins: {} },
      authUrl: 'https://api.example.com',
    })
    await expect(nowhere).rejects.toThrow('Build the vault first.')
  })
})

describe('formatAncestors', () => {
  it.each([
    [['https://a.example', 'https://*.b.example'], 'https://a.example https://*.b.example'],
    [['http://localhost:*', 'https://127.0.0.1:8443'], 'http://localhost:* https://127.0.0.1:8443'],
    // Local pages are for sandbox projects, which list nothing else.
    [['http://localhost:*', 'https://a.example:8443'], 'https://a.example:8443'],
    [['https://preview-*.a.example'], "'none'"],
    [
      ["https://a.example; script-src 'unsafe-inline'", 'https://a.example\r\nX: y', '*', 'javascript:1'],
      "'none'",
    ],
    [[], "'none'"],
  ])('writes %j as %s', (patterns, sources) => {
    expect(formatAncestors(patterns)).toBe(sources)
  })
})

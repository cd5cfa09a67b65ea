import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const metamask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const images = [
  `/getWalletImage/${metamask}`,
  '/public/getAssetImage/ba0ba0cd-17c6-4806-ad93-f9d174f17900',
  '/public/getCurrencyImage/USD',
  '/public/getTokenImage/USDC',
]

/** Sends a path as it is; fetch would tidy it up first. */
async function getRaw(path: string): Promise<number> {
  const { hostname, port } = new URL(server.url)
  return await new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}

describe.each(images)('GET %s', path => {
  it('serves a drawing that any page may show and that can do nothing [W-09]', async () => {
    const response = await server.call(path, {}, { headers: { Origin: 'https://anywhere.example' } })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=604800',
      etag: expect.any(String),
    })
    const svg = await response.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s)
    expect(svg).not.toMatch(/<style|style=|<script|href|foreignObject|<image|\son\w+=/i)
  })

  it('is not sent again to who has it [W-09]', async () => {
    const first = await server.call(path)
    const again = await server.call(
      path,
      {},
      { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } },
    )
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('images', () => {
  it('needs no project, since an image element sends none [W-09]', async () => {
    expect((await fetch(`${server.url}${images[0]}`)).status).toBe(200)
  })

  it('draws each wallet its own mark, the same every time [W-09]', async () => {
    const wallets = (await (await server.call('/getWallets', { entries: '100' })).json()) as {
      data: { image_id: string }[]
    }
    const marks = await Promise.all(
      wallets.data.map(async ({ image_id }) => {
        const response = await fetch(`${server.url}/getWalletImage/${image_id}`)
        expect(response.status).toBe(200)
        return await response.text()
      }),
    )
    expect(new Set(marks).size).toBe(wallets.data.length)
    expect(await (await fetch(`${server.url}${images[0]}`)).text()).toBe(marks[0])
  })

  it.each([
    ['a wallet', images[0], 'FF5C16'],
    ['a network', images[1], '8FFCF3'],
    ['a token', '/public/getTokenImage/usdc', '0B53BF'],
  ])('shows %s by its real mark [W-09]', async (_what, path = '', colour) => {
    expect(await (await server.call(path)).text()).toContain(colour)
  })

  it('draws what has no mark [W-09]', async () => {
    expect(await (await server.call('/public/getTokenImage/NOSUCHTOKEN')).text()).toContain('<circle')
  })

  it('does not know a wallet that is not in the registry [W-09]', async () => {
    expect((await server.call(`/getWalletImage/${'0'.repeat(64)}`)).status).toBe(404)
  })

  const traversals = [
    '../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cwindows',
    '%00',
    `${metamask}%00.png`,
    `${metamask}%2f..`,
    '/etc/passwd',
    '%2fetc%2fpasswd',
    '%5c%5chost%5cshare',
    'file:%2f%2f%2fetc%2fpasswd',
    'http:%2f%2f127.0.0.1',
    '..',
    '.',
    '%c0%ae%c0%ae%c0%af',
    '%',
    '%zz',
    '<svg onload=1>'.replaceAll(' ', '%20'),
    '%3Cscript%3E',
    'A'.repeat(5000),
    "'%20or%201=1",
  ]
  // Every object has these; none of them is the name of a picture.
  const inherited = Object.getOwnPropertyNames(Object.prototype)

  const folders = [
    '/getWalletImage/',
    '/public/getAssetImage/',
    '/public/getCurrencyImage/',
    '/public/getTokenImage/',
  ]

  it.each(folders)('answers 404 to every id outside its grammar at %s [W-09]', async folder => {
    for (const id of traversals) expect(await getRaw(folder + id), id).toBe(404)
  })

  it.each(folders)(
    'never fails on the name of something that every object has at %s [W-09]',
    async folder => {
      for (const id of inherited) expect(await getRaw(folder + id), id).toBeLessThan(500)
      expect(await getRaw('/public/getAssetImage/constructor')).toBe(404)
    },
  )
})

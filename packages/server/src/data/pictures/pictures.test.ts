import { PNG } from 'pngjs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Stub, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'
import { createPublicLookup, isPublicAddress, NotPublicError } from '../../http/publicAddress.js'
import { fetchPublic } from './fetchPublic.js'
import { countFrames, readPicture } from './readPicture.js'

const png = PNG.sync.write(new PNG({ width: 3, height: 2 }))

describe('isPublicAddress', () => {
  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
  ])('says no to %s [RD03]', address => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('says yes to %s', address => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('fetchPublic', () => {
  let stub: Stub
  beforeAll(async () => {
    stub = await startStub((_, response) => void response.end(png))
  })
  afterAll(() => stub.close())
  beforeEach(() => {
    stub.state.requests.length = 0
  })
  const options = { mostBytes: 10_000, timeout: 5000, trustedHosts: [] }
  const refused = 'Pictures are fetched from public addresses only.'

  it.each([
    'http://127.0.0.1/x.png',
    'http://2130706433/x.png',
    'http://0x7f000001/x.png',
    'http://0177.0.0.1/x.png',
    'http://127.1/x.png',
    'http://[::1]/x.png',
    'http://[::ffff:127.0.0.1]/x.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/x.png',
    'http://user:password@8.8.8.8/x.png',
    'http://8.8.8.8:6379/x.png',
    'file:///etc/passwd',
    'ftp://8.8.8.8/x.png',
    'gopher://8.8.8.8/x',
    'nonsense',
  ])('does not fetch %s [RD03]', async link => {
    await expect(fetchPublic(link, options)).rejects.toThrow(refused)
  })

  it('believes no name that leads inward, also beside an address that does not [RD03]', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1']]) {
      // `dns.lookup` has many forms; this is the one that is used.
      const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never
      await expect(fetchPublic('http://pictures.example/x.png', { ...options, resolve })).rejects.toThrow(
        refused,
      )
    }
  })

  it('connects to the very addresses that were checked, so that a name cannot mean another place a moment later [RD03]', () => {
    let asked = 0
    const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
      asked++
      // Public at first; whoever asked again would be sent inward.
      done(null, [{ address: asked === 1 ? '8.8.8.8' : '127.0.0.1', family: 4 }])
    }) as never
    const given: unknown[] = []
    const look = createPublicLookup(resolve)
    look('rebind.example', { all: true }, (error, addresses) => given.push(error, addresses))
    expect(given).toEqual([null, [{ address: '8.8.8.8', family: 4 }]])
    look('rebind.example', {}, (error, address) => given.push(error, address))
    expect(given.slice(2)).toEqual([expect.any(NotPublicError), ''])
    expect(asked).toBe(2)
  })

  it('follows no redirect inward, and not for ever [RD03, NW14]', async () => {
    const host = new URL(stub.url).host
    const trusting = { ...options, trustedHosts: [host] }
    stub.state.answer = (_, response) =>
      void response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end()
    await expect(fetchPublic(stub.url, trusting)).rejects.toThrow(refused)
    stub.state.answer = (_, response) => void response.writeHead(302, { Location: 'http://[' }).end()
    await expect(fetchPublic(stub.url, trusting)).rejects.toThrow(refused)
    stub.state.answer = (_, response) => void response.writeHead(302, { Location: '/again' }).end()
    await expect(fetchPublic(stub.url, trusting)).rejects.toThrow('There is no such picture.')
    expect(stub.state.requests.length).toBeLessThan(7)
  })

  it('reads no further than it has to [RP11]', async () => {
    const trusting = { ...options, trustedHosts: [new URL(stub.url).host] }
    stub.state.answer = (_, response) => void response.end(Buffer.alloc(10_001))
    await expect(fetchPublic(stub.url, trusting)).rejects.toThrow('The picture is too large.')
    stub.state.answer = (_, response) => void response.write('x')
    await expect(fetchPublic(stub.url, { ...trusting, timeout: 100 })).rejects.toThrow(
      'The picture could not be fetched.',
    )
  })
})

describe('readPicture', () => {
  it('knows pictures by their bytes [RD02]', () => {
    expect(readPicture(png)).toEqual({ type: 'image/png', width: 3, height: 2 })
    const gif = Buffer.from('474946383961050004008000', 'hex')
    expect(readPicture(gif)).toEqual({ type: 'image/gif', width: 5, height: 4 })
    const jpeg = Buffer.from('ffd8ffe000044a46ffc0001108000600070301', 'hex')
    expect(readPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 7, height: 6 })
    const webp = Buffer.from('524946460000000057454250565038580a00000000000000090000080000', 'hex')
    expect(readPicture(webp)).toEqual({ type: 'image/webp', width: 10, height: 9 })
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    '\x89PNG',
    '\xff\xd8\xff',
    'GIF89a',
    'RIFF0000WEBPVP8X',
    '',
  ])('takes nothing else for one (%#) [RD02]', text => {
    expect(readPicture(Buffer.from(text, 'latin1'))).toBeUndefined()
  })
})

/** Of no more than is counted: what browsers make of it does not matter here. */
const moving = {
  gif(width: number, height: number, frames: number) {
    const head = Buffer.from('GIF89a')
    const screen = Buffer.from([width & 255, width >> 8, height & 255, height >> 8, 0x80, 0, 0])
    const frame = Buffer.from([
      0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
    ])
    return Buffer.concat([head, screen, Buffer.alloc(6), ...Array(frames).fill(frame), Buffer.from([0x3b])])
  },
  png(width: number, height: number, frames: number) {
    const still = PNG.sync.write(new PNG({ width, height }))
    const control = Buffer.alloc(38)
    control.writeUInt32BE(26)
    control.write('fcTL', 4)
    return Buffer.concat([still.subarray(0, 33), ...Array(frames).fill(control), still.subarray(33)])
  },
  webp(width: number, height: number, frames: number) {
    const head = Buffer.alloc(30)
    head.write('RIFF')
    head.write('WEBPVP8X', 8)
    head.writeUInt32LE(10, 16)
    head.writeUIntLE(width - 1, 24, 3)
    head.writeUIntLE(height - 1, 27, 3)
    const frame = Buffer.alloc(8 + 16)
    frame.write('ANMF')
    frame.writeUInt32LE(15, 4) // an odd length is filled up
    return Buffer.concat([head, ...Array(frames).fill(frame)])
  },
}

describe('countFrames', () => {
  it.each(['gif', 'png', 'webp'] as const)('counts the pictures of a moving %s [RD02]', kind => {
    expect(countFrames(moving[kind](3, 2, 7), `image/${kind}`)).toBe(7)
    expect(countFrames(moving[kind](3, 2, 7).subarray(0, 40), `image/${kind}`)).toBeGreaterThan(0)
  })

  it('takes everything else for one', () => {
    expect(countFrames(png, 'image/png')).toBe(1)
    expect(countFrames(Buffer.from('ffd8ff', 'hex'), 'image/jpeg')).toBe(1)
  })
})

describe('GET /v1/picture', () => {
  let stub: Stub
  let server: TestServer
  beforeAll(async () => {
    stub = await startStub((_, response) => void response.end(png))
    server = await startTestServer({
      data: {
        nodes: { 'eip155:1': stub.url },
        pictureHosts: [new URL(stub.url).host],
        ipfsGateway: stub.url,
      },
      trustProxy: true,
    })
  })
  afterAll(async () => {
    await server.close()
    await stub.close()
  })
  const get = (url: string, query: Record<string, string | undefined> = {}) =>
    server.call('/v1/picture', { url, ...query })

  it('serves pixels that can do nothing, of whatever type their host says they are [RD02]', async () => {
    stub.state.answer = (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html' }).end(png)
    const response = await get(`${stub.url}/x.png`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=86400',
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
  })

  it('reaches IPFS through the gateway [RD03]', async () => {
    expect((await get('ipfs://bafy/a.png')).status).toBe(200)
    expect(stub.state.requests.at(-1)?.path).toBe('/ipfs/bafy/a.png')
  })

  it('serves no SVG, no page, and no picture that unpacks to more than a phone can hold [RD02]', async () => {
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    for (const body of ['<svg onload="alert(1)"/>', '<html>', bomb]) {
      stub.state.answer = (_, response) =>
        void response.writeHead(200, { 'Content-Type': 'image/png' }).end(body)
      expect((await get(`${stub.url}/x.png`)).status).toBe(502)
    }
  })

  it.each(['gif', 'png', 'webp'] as const)(
    'serves a moving %s, but none that moves for ever [RD02]',
    async kind => {
      // 300 million pixels, and one picture more.
      const most = 1200
      for (const [frames, status] of [
        [most, 200],
        [most + 1, 502],
      ] as const) {
        stub.state.answer = (_, response) => void response.end(moving[kind](500, 500, frames))
        expect((await get(`${stub.url}/x`)).status).toBe(status)
      }
    },
  )

  it('reach a visitor though another fetches as many slow ones as they can [NW16]', async () => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    let slow = 0
    stub.state.answer = async ({ path }, response) => {
      if (path.startsWith('/slow')) {
        slow++
        await released
      }
      response.end(png)
    }
    const fetchAs = (address: string, path: string) =>
      server.call('/v1/picture', { url: stub.url + path }, { headers: { 'X-Forwarded-For': address } })
    const greedy = Array.from({ length: 30 }, (_, index) => fetchAs('192.0.2.1', `/slow/${index}`))
    await expect.poll(() => slow).toBe(8)
    expect((await fetchAs('192.0.2.2', '/quick')).status).toBe(200)
    release()
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  it('is for the pages of projects, which send no origin with a picture [RD03]', async () => {
    expect((await get(`${stub.url}/x.png`, { projectId: 'nobody' })).status).toBe(401)
    expect((await get('http://127.0.0.1:1/x.png')).status).toBe(502)
    expect((await server.call('/v1/picture')).status).toBe(400)
  })
})

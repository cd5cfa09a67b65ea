import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEnvironment } from './createEnvironment.js'
import { fetchText } from './fetchText.js'

const mebibyte = 1024 * 1024
const limit = 256 * 1024
const bomb = gzipSync(Buffer.alloc(120 * mebibyte, ' '))

let server: Server
let base: string
let sent = 0
let closed = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    response.on('close', () => {
      closed += 1
    })
    if (request.url === '/bomb') response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    else if (request.url === '/endless' || request.url === '/refusal') {
      response.statusCode = request.url === '/endless' ? 200 : 500
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, ' '))) sent += 64 * 1024
        response.once('drain', more)
      }
      more()
    } else response.end('ü'.repeat(limit / 2))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listens on TCP
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const read = (path: string, options: { readonly limit?: number } = { limit }) =>
  fetchText(base + path, { environment: createEnvironment(), init: {}, ...options })

describe('fetchText', () => {
  it('reads an answer of exactly the size that it may have', async () => {
    await expect(read('/honest')).resolves.toBe('ü'.repeat(limit / 2))
    await expect(read('/honest', { limit: limit - 1 })).rejects.toMatchObject({ code: 'response_too_large' })
  })

  it('counts what comes out of a small compressed answer', async () => {
    expect(bomb.byteLength).toBeLessThan(limit)
    await expect(read('/bomb')).rejects.toMatchObject({
      code: 'response_too_large',
      context: { url: `${base}/bomb`, limit },
    })
  })

  it('hangs up at once on an answer without an end, and on one that is not wanted', async () => {
    sent = 0
    closed = 0
    await expect(read('/endless')).rejects.toMatchObject({ code: 'response_too_large' })
    await expect(read('/endless', {})).resolves.toBe('')
    await expect(read('/refusal')).rejects.toMatchObject({ code: 'http_status' })
    await expect.poll(() => closed).toBe(3)
    expect(sent).toBeLessThan(32 * mebibyte)
  })
})

import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../test/startTestServer.js'
import { startServer } from './startServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Sends bytes as they are and gives back the first line of the answer, or nothing when the server hangs up. */
async function send(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return await new Promise(resolve => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
      socket.end()
    })
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? '')).on('error', () => {})
  })
}

describe('startServer', () => {
  it('says which port is in use and leaves nothing behind', async () => {
    const port = Number(new URL(server.url).port)
    await expect(startServer({ port, databaseUrl: server.databaseUrl })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is in use. Stop what uses it, or choose another with PORT.`,
    )
    expect((await server.call('/health')).status).toBe(200)
  })

  it('answers what is in flight before it closes, and closes once', async () => {
    const other = await startServer({ port: 0, databaseUrl: server.databaseUrl })
    const closes: Promise<void>[] = []
    let answer: Promise<Response> | undefined
    await server.database.begin(async transaction => {
      await transaction`lock table wallets in access exclusive mode`
      answer = fetch(`${other.url}/getWallets?projectId=shop&st=a&sv=b`)
      // The registry, which is brought up to date after the start, may wait too.
      const findBlocked = () => server.database`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query not like '%delete from wallets%'`
      await expect.poll(findBlocked).toHaveLength(1)
      closes.push(other.close(), other.close())
    })
    expect((await answer)?.status).toBe(200)
    await Promise.all(closes)
    await expect(fetch(`${other.url}/health`)).rejects.toThrow()
  })

  const head = 'POST /e?projectId=shop&st=a&sv=b HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

  it.each([
    [
      'a header that is too large',
      `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
    ],
    ['an address that is too long', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`],
    [
      'a length and chunks',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    ],
    ['a negative length', `${head}Content-Length: -1\r\n\r\n`],
    ['an unknown encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('answers 4xx to %s', async (_, bytes) => {
    expect(await send(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /)
  })
})

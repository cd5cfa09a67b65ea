import { createServer as createSocketServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createServer } from '../createServer.js'
import { createPool } from '../database/createPool.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const query = '?projectId=shop&st=portico&sv=x'

describe('a server whose database fails', () => {
  it('answers 503 to calls and to the health check while nothing listens there', async () => {
    const database = createPool('postgres://portico:x@127.0.0.1:1/portico')
    const errors: Error[] = []
    const app = createServer({ database, onError: error => errors.push(error) })
    for (const path of ['/health', '/appkit/v1/config', '/getWallets']) {
      const response = await app.request(path + query)
      expect(response.status).toBe(503)
      expect(await response.json()).toEqual({
        error: { code: 'unavailable', message: 'The service isn’t responding. Try again in a moment.' },
      })
    }
    expect(errors).toHaveLength(3)
    await database.end()
  })

  it('answers 503 in time while the database keeps hanging up', async () => {
    const hangUp = createSocketServer(socket => socket.destroy()).listen(0, '127.0.0.1')
    await new Promise(resolve => hangUp.once('listening', resolve))
    const address = hangUp.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const database = createPool(`postgres://portico:x@127.0.0.1:${port}/portico`)
    const response = await createServer({ database, requestTimeout: 300 }).request('/health')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
    await database.end({ timeout: 0 })
    hangUp.close()
  })

  it('answers 500 to an unforeseen failure without saying what it was', async () => {
    const errors: Error[] = []
    const app = createServer({ database: server.database, onError: error => errors.push(error) })
    await server.database`alter table wallets rename to wallets_away`
    try {
      const response = await app.request(`/getWallets${query}`)
      expect(response.status).toBe(500)
      expect(await response.text()).not.toMatch(/wallets|relation/)
      expect(errors.map(String)).toEqual([expect.stringContaining('wallets')])
    } finally {
      await server.database`alter table wallets_away rename to wallets`
    }
  })
})

import { randomBytes } from 'node:crypto'
import { servicePaths } from '@portico/protocol'
import { authPaths } from '@portico/protocol/auth'
import { dataPaths } from '@portico/protocol/data'
import { afterAll, describe, expect, it } from 'vitest'
import { borrowDatabase } from '../test/borrowDatabase.js'
import { createAuthApp } from './auth/createAuthApp.js'
import { createAuth } from './auth/openAuthService.js'
import { createServer } from './createServer.js'
import { createDataService } from './data/createDataService.js'
import { openDatabase } from './database/openDatabase.js'

const { database, close } = await openDatabase({ databaseUrl: await borrowDatabase() })
afterAll(close)
const secret = randomBytes(32).toString('base64url')

/** A server with everything that can be configured. */
const data = createDataService(
  {
    nodes: { 'eip155:1': 'http://127.0.0.1:1' },
    nameZone: 'shop.example',
    onRampPage: { url: 'https://buy.shop.example', assets: ['eip155:1'], feePercent: 1 },
    payService: { name: 'Shop', url: 'https://pay.shop.example', assets: ['eip155:1'] },
  },
  { database },
)
const served = createServer({ database, data, signIn: { secret } }).routes.map(({ path }) => path)

describe.each([
  ['dataPaths', dataPaths, 'packages/server/src/data/routes/addDataRoutes.ts'],
  ['servicePaths', servicePaths, 'packages/server/src/createServer.ts'],
])('every path of %s', (_, paths, file) => {
  it.each(Object.entries(paths))(`%s has a route, added in ${file}`, (__, path) => {
    expect(served.some(route => route === path || route.startsWith(`${path}/`))).toBe(true)
  })
})

describe('every path of authPaths', async () => {
  const options = { url: 'https://api.shop.example', vaultUrl: 'https://vault.shop.example', secret }
  const mailer = { send: async () => {}, close: () => {} }
  const surroundings = { database, trustProxy: false, onError: () => {} }
  const context = await createAuth({ ...options, shareKeys: [secret], mailer }, surroundings)
  const app = createAuthApp(context, { rateLimit: { burst: 1, perSecond: 1 }, requestTimeout: 1 })
  const posts = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)
  it.each(Object.entries(authPaths))(
    '%s has a route, added in packages/server/src/auth/createAuthApp.ts',
    (__, path) => {
      expect(posts).toContain(path)
    },
  )
})

import { AllowedOriginsSchema, AnalyticsConfigSchema, RemoteConfigSchema } from '@portico/protocol'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shopOrigin, startTestServer, type TestServer } from '../../test/startTestServer.js'
import { createDataService } from '../data/createDataService.js'
import { createServer, updateProject } from '../exports/index.js'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

describe('GET /appkit/v1/config', () => {
  it('leaves every feature to the page until the owner decides [W-05]', async () => {
    const response = await server.call('/appkit/v1/config')
    expect(response.status).toBe(200)
    const { features } = v.parse(RemoteConfigSchema, await response.json())
    const open = { isEnabled: true, config: null }
    // Without nodes the server can serve none of these.
    const off = { isEnabled: false, config: [] }
    expect(features).toEqual([
      { id: 'social_login', ...open },
      { id: 'swap', ...off },
      { id: 'onramp', ...off },
      { id: 'activity', ...off },
      { id: 'reown_branding', ...open },
      { id: 'multi_wallet', ...open },
    ])
  })

  it('opens those that chain data is configured for [W-05]', async () => {
    const data = createDataService(
      {
        nodes: {
          'eip155:1': 'http://127.0.0.1:1',
          'bip122:000000000019d6689c085ae165831e93': 'http://127.0.0.1:1',
        },
        swapRouters: { 'eip155:1': '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D' },
      },
      server,
    )
    const app = createServer({ database: server.database, data })
    const response = await app.request('/appkit/v1/config?projectId=shop&st=portico&sv=x', {
      headers: { Origin: shopOrigin },
    })
    const { features } = v.parse(RemoteConfigSchema, await response.json())
    const open = features.filter(({ isEnabled }) => isEnabled).map(({ id }) => id)
    expect(open).toEqual(['social_login', 'swap', 'activity', 'reown_branding', 'multi_wallet'])
  })

  it('gives what the owner decided [W-05]', async () => {
    const socialLogin = { id: 'social_login', isEnabled: true, config: ['email', 'google'] }
    await updateProject(server.database, { id: 'shop', features: [socialLogin] })
    const response = await server.call('/appkit/v1/config')
    const { features } = v.parse(RemoteConfigSchema, await response.json())
    expect(features).toHaveLength(6)
    expect(features).toContainEqual(socialLogin)
  })

  it('gives what the owner decided also where another server has the chain data [W-05]', async () => {
    const own = [
      { id: 'swap', isEnabled: true, config: null },
      { id: 'onramp', isEnabled: true, config: ['example'] },
    ]
    await updateProject(server.database, { id: 'shop', features: own })
    const response = await server.call('/appkit/v1/config')
    const { features } = v.parse(RemoteConfigSchema, await response.json())
    expect(features).toHaveLength(6)
    expect(features).toEqual(expect.arrayContaining(own))
    expect(features).toContainEqual({ id: 'activity', isEnabled: false, config: [] })
  })
})

describe('GET /projects/v1/origins', () => {
  it('lists the origins of the project [W-06]', async () => {
    const response = await server.call('/projects/v1/origins')
    expect(v.parse(AllowedOriginsSchema, await response.json())).toEqual({
      allowedOrigins: [shopOrigin, 'https://*.shop.example'],
    })
  })
})

describe('GET /getAnalyticsConfig', () => {
  it('follows the switch of the project [W-08]', async () => {
    const read = async () =>
      v.parse(AnalyticsConfigSchema, await (await server.call('/getAnalyticsConfig')).json())
    expect(await read()).toEqual({ isAnalyticsEnabled: true })
    await updateProject(server.database, { id: 'shop', analyticsEnabled: false })
    expect(await read()).toEqual({ isAnalyticsEnabled: false })
  })
})

import { AllowedOriginsSchema, AnalyticsConfigSchema, RemoteConfigSchema } from '@portico/protocol'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shopOrigin, startTestServer, type TestServer } from '../../test/startTestServer.js'
import { updateProject } from '../exports/index.js'

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
    expect(features).toEqual(
      ['social_login', 'swap', 'onramp', 'activity', 'reown_branding', 'multi_wallet'].map(id => ({
        id,
        isEnabled: true,
        config: null,
      })),
    )
  })

  it('gives what the owner decided [W-05]', async () => {
    const socialLogin = { id: 'social_login', isEnabled: true, config: ['email', 'google'] }
    await updateProject(server.database, { id: 'shop', features: [socialLogin] })
    const response = await server.call('/appkit/v1/config')
    const { features } = v.parse(RemoteConfigSchema, await response.json())
    expect(features).toHaveLength(6)
    expect(features).toContainEqual(socialLogin)
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

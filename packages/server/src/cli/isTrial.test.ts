import { describe, expect, it } from 'vitest'
import { isTrial } from './assertKnownVariables.js'

describe('isTrial', () => {
  it('is so where nothing is configured', () => {
    expect(isTrial({})).toBe(true)
    expect(isTrial({ PATH: '/bin', PORT: '4100', PORTICO_DATA: '/data', DATABASE_URL: '' })).toBe(true)
    expect(isTrial({ PORTICO_VAULT_RPC: 'eip155:1=https://rpc.example' })).toBe(true)
  })

  it.each([
    { HOST: '0.0.0.0' },
    { DATABASE_URL: 'postgres://db' },
    { PORTICO_RELAY_URL: 'wss://relay.shop.example' },
    { PORTICO_TRUST_PROXY: '1' },
    { PORTICO_SMTP_URL: 'smtps://mail.example' },
    { PORTICO_TRIAL: '0' },
  ])('is not so with %o, where nothing that was not asked for may run [AU27]', env => {
    expect(isTrial(env)).toBe(false)
  })
})

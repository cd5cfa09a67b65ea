import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../test/startTestServer.js'
import { createRateLimiter } from './createRateLimiter.js'

describe('createRateLimiter', () => {
  it('lets a burst pass, then as many as are earned back', () => {
    let now = 0
    const { take } = createRateLimiter({ burst: 3, perSecond: 2 }, () => now)
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
    expect(take('a')).toBe(1)
    now = 500
    expect(take('a')).toBe(0)
    expect(take('a')).toBe(1)
  })

  it('counts each visitor alone', () => {
    const { take } = createRateLimiter({ burst: 1, perSecond: 1 }, () => 0)
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 1])
  })

  it('says how long to wait', () => {
    const { take } = createRateLimiter({ burst: 1, perSecond: 0.1 }, () => 0)
    take('a')
    expect(take('a')).toBe(10)
  })

  it('does not give credit when the clock is set back', () => {
    let now = 10_000
    const { take } = createRateLimiter({ burst: 1, perSecond: 1 }, () => now)
    take('a')
    now = 0
    expect(take('a')).toBe(1)
  })
})

describe('the server', () => {
  it('answers 429 with the time to wait, to that project only, and images all the same', async () => {
    const server = await startTestServer({ sandbox: true, rateLimit: { burst: 2, perSecond: 0.01 } })
    try {
      const statuses: number[] = []
      for (let index = 0; index < 3; index++) statuses.push((await server.call('/appkit/v1/config')).status)
      expect(statuses).toEqual([200, 200, 429])
      const refused = await server.call('/appkit/v1/config')
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } })
      const other = await server.call('/appkit/v1/config', { projectId: 'portico-sandbox' })
      expect(other.status).not.toBe(429)
      expect((await server.call('/public/getTokenImage/ETH')).status).toBe(200)
    } finally {
      await server.close()
    }
  })
})

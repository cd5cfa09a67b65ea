import { describe, expect, it } from 'vitest'
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

  it('lets later requests wait for what an earlier one cost', () => {
    let now = 0
    const { take, charge } = createRateLimiter({ burst: 10, perSecond: 1 }, () => now)
    expect(take('a', 0)).toBe(0)
    charge('a', 15)
    expect([take('a', 0), take('b', 0)]).toEqual([5, 0])
    charge('a', 100)
    expect(take('a', 0)).toBe(10)
    now = 10_000
    expect(take('a', 0)).toBe(0)
  })

  it('does not give credit when the clock is set back', () => {
    let now = 10_000
    const { take } = createRateLimiter({ burst: 1, perSecond: 1 }, () => now)
    take('a')
    now = 0
    expect(take('a')).toBe(1)
  })
})

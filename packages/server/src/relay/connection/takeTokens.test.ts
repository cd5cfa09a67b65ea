import { expect, it } from 'vitest'
import { createTokenBucket, takeTokens } from './createTokenBuckets.js'

const limit = { burst: 100, perSecond: 10 }

it('gives a client that stays below its limit all that it asks for [RL03]', () => {
  const bucket = createTokenBucket(limit, 0)
  for (let second = 0; second < 100; second++) {
    expect(takeTokens(bucket, limit, 10, second * 1000)).toBe(0)
  }
})

it('gives one that is always too fast less than the limit, for as long as it is in debt [RL03]', () => {
  const bucket = createTokenBucket(limit, 0)
  expect(takeTokens(bucket, limit, 150, 0)).toBe(5000)
  expect(takeTokens(bucket, limit, 0, 4000)).toBe(4000)
  // Sixteen seconds for what is left, then ten tokens a second as for anybody.
  expect(takeTokens(bucket, limit, 0, 20_000)).toBe(0)
  expect(takeTokens(bucket, limit, 10, 21_000)).toBe(0)
  expect(takeTokens(bucket, limit, 1, 21_000)).toBe(100)
})

import { describe, expect, it } from 'vitest'
import { createBackoff, parseRetryDelay } from './createConnection.js'

const clients = 1000

/** The same numbers each time. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** When each of the pages is back, after a relay that was away for so long; an attempt before that fails at once. */
function listReturns(away: number, getFirstDelay = (_random: () => number, backoff: number) => backoff) {
  const random = createRandom(42)
  return Array.from({ length: clients }, () => {
    const backoff = createBackoff(random)
    let at = getFirstDelay(random, backoff.next())
    while (at < away) at += backoff.next()
    return at
  })
}

/** The most that came within any one second, as a share of all. */
function getPeak(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other)
  const counts = sorted.map(
    (time, index) => sorted.filter((other, at) => at >= index && other < time + 1000).length,
  )
  return Math.max(...counts) / clients
}

describe('a thousand pages whose relay was restarted', () => {
  it.each([10, 30, 120])(
    'come back spread, no second sees more than a fifth of them, when it was away for %s seconds [WC22]',
    seconds => {
      expect(getPeak(listReturns(seconds * 1000))).toBeLessThanOrEqual(0.2)
    },
  )

  it('come back when they were told to, to a tenth of a second, when it said goodbye [WC22]', () => {
    // As the relay says it for so many that a fifth of them come back in each second.
    const times = listReturns(
      0,
      random => parseRetryDelay(`restart: retry_after=${(random() * 6).toFixed(1)}`) ?? 0,
    )
    expect(getPeak(times)).toBeLessThanOrEqual(0.2)
  })

  it('try again at once the first time, so that a short break is not noticed', () => {
    expect(getPeak(listReturns(0))).toBe(1)
  })
})

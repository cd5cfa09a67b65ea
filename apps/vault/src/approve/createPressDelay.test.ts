import { describe, expect, it } from 'vitest'
import { createPressDelay, pressDelays } from './createPressDelay.ts'

const { ordinary, hasty } = pressDelays

/** Whether one of many presses counts, each so many milliseconds after the last. */
function pressSteadily(pause: number, first: number, lastPress?: number): boolean {
  const wait = createPressDelay(0, lastPress)
  for (let at = first; at < 60_000; at += pause) {
    if (wait.getRest(at) <= 0) return true
    wait.pressTooEarly(at)
  }
  return false
}

const pauses = [100, 550, 650, 900, 1250, 1600, 2000, 2350]

describe('steady presses', () => {
  it.each(pauses)('every %i ms never count on a question that comes up among them [CJ15]', pause => {
    for (let first = 0; first < pause; first += 50) {
      expect(pressSteadily(pause, first, first - pause), `first after ${first} ms`).toBe(false)
    }
  })

  it.each(pauses)('every %i ms never count once one of them came too early [CJ15]', pause => {
    for (let first = 0; first < Math.min(pause, ordinary); first += 50) {
      expect(pressSteadily(pause, first), `first after ${first} ms`).toBe(false)
    }
  })
})

describe('an ordinary press', () => {
  it('counts when the wait is over', () => {
    const wait = createPressDelay(1000, undefined)
    expect(wait.getRest(1000 + ordinary - 1)).toBeGreaterThan(0)
    expect(wait.getRest(1000 + ordinary)).toBeLessThanOrEqual(0)
  })

  it('that came long before the question holds nothing up', () => {
    expect(createPressDelay(10_000, 10_000 - hasty).getRest(10_000 + ordinary)).toBeLessThanOrEqual(0)
  })

  it('counts after a pause, also when one before came too early', () => {
    const wait = createPressDelay(0, undefined)
    wait.pressTooEarly(100)
    expect(wait.isHasty()).toBe(true)
    expect(wait.getRest(100 + hasty - 1)).toBeGreaterThan(0)
    expect(wait.getRest(100 + hasty)).toBeLessThanOrEqual(0)
  })
})

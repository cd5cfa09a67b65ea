import { expect, it } from 'vitest'
import { isSwipe } from './useSwipe.js'

it.each([
  ['a long pull, however slow', 96, 5000, true],
  ['a short one that is fast', 40, 60, true],
  ['a short one that is slow', 60, 400, false],
  ['a tremble', 12, 1, false],
  ['nothing', 0, 0, false],
])('takes %s for a swipe or not', (_what, pull, milliseconds, expected) => {
  expect(isSwipe(pull, milliseconds)).toBe(expected)
})

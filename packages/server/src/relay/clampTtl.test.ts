import { expect, it } from 'vitest'
import { clampTtl, defaultRelayLimits } from './relayLimits.js'

it.each([
  [0, 1],
  [1, 1],
  [1.9, 1],
  [300, 300],
  [86_400, 86_400],
  [604_800, 604_800],
  [604_801, 604_800],
  [2 ** 32, 604_800],
  [-5, 1],
  [Number.POSITIVE_INFINITY, 604_800],
  [undefined, 21_600],
])('keeps a message that asks for %s seconds for %s [RL06]', (asked, kept) => {
  expect(clampTtl(asked, defaultRelayLimits)).toBe(kept)
})

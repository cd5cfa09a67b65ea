import { expect, it } from 'vitest'
import { findCommonPart } from './parts.mjs'

it.each([
  [['dialog'], 'dialog'],
  [['base', 'dialog', 'client'], 'base'],
  [['account', 'code'], 'views'],
  [['client', 'code'], 'later'],
  [['client', 'lazy'], 'later'],
  [['connect', 'elements'], 'base'],
])('puts what %j have in common into %s, which all of them stand on', (users, part) => {
  expect(findCommonPart(users)).toBe(part)
})

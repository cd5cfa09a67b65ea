import { expect, it } from 'vitest'
import { format } from './format.js'

it('puts values where a text names them and leaves the rest alone', () => {
  expect(format('Confirm in {wallet}', { wallet: 'Alder' })).toBe('Confirm in Alder')
  expect(format('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})

it('does not take a value for a pattern, nor an inherited property for a value', () => {
  expect(format('Confirm in {wallet}', { wallet: '$& {wallet}' })).toBe('Confirm in $& {wallet}')
  expect(format('{constructor}', {})).toBe('{constructor}')
})

import { expect, it } from 'vitest'
import { formatCount } from './formatCount.js'

const wallets = { one: '{count} wallet', few: '{count} few', other: '{count} wallets' }

it('takes the form that the language has for the number', () => {
  expect(formatCount(wallets, 1, 'en')).toBe('1 wallet')
  expect(formatCount(wallets, 3, 'en-GB')).toBe('3 wallets')
  expect(formatCount(wallets, 3, 'ar')).toBe('3 few')
})

it('writes numbers as people of the locale do, and leaves other values as they are', () => {
  expect(formatCount('{wallet}: {count}', 1234, 'de', { wallet: 'Alder' })).toBe('Alder: 1.234')
})

it('counts in English where the locale is no language', () => {
  expect(formatCount(wallets, 1, 'not_a_tag')).toBe('1 wallet')
})

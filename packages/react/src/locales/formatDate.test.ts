import { expect, it } from 'vitest'
import { formatDate } from './formatDate.js'

it('writes dates as people of the locale do, and in English where the owner named none', () => {
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  const date = new Date('2026-01-08T12:00:00Z')
  expect(formatDate(date, 'de-AT', style)).toBe('8. Jänner 2026')
  expect(formatDate(date, 'de_AT', style)).toBe('January 8, 2026')
})

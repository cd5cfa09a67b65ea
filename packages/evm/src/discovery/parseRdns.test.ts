import { describe, expect, it } from 'vitest'
import { parseRdns } from './parseAnnouncement.js'

describe('parseRdns', () => {
  it('gives a reverse domain name its one spelling', () => {
    expect(parseRdns(' IO.MetaMask ')).toBe('io.metamask')
  })

  it.each([
    'metamask',
    'io..metamask',
    'io.metamąsk',
    'io.meta mask',
    `io.${'a'.repeat(500)}`,
    '',
    12,
    undefined,
  ])('drops %s', rdns => {
    expect(parseRdns(rdns)).toBeUndefined()
  })
})

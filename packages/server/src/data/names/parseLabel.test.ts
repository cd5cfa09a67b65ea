import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLook, parseLabel, suggestLabels } from './parseLabel.js'

describe('names that can be registered', () => {
  it.each([
    ['alice', 'alice'],
    ['Alice-1', 'alice-1'],
    ['abcd', 'abcd'],
    ['1234', '1234'],
    ['a'.repeat(63), 'a'.repeat(63)],
  ])('have at least 4 letters, digits or hyphens: %s [R-16]', (text, label) => {
    expect(parseLabel(text)).toEqual({ label })
  })

  it.each([
    ['abc', 'Use at least 4 characters.'],
    ['', 'Use at least 4 characters.'],
    ['a'.repeat(64), 'Use at most 63 characters.'],
    ['al_ice', 'Use only letters, numbers and hyphens.'],
    ['al.ice', 'Use only letters, numbers and hyphens.'],
    ['al ice', 'Use only letters, numbers and hyphens.'],
    ['0xab12', 'A name can’t start like an address.'],
  ])('are no others: "%s" [R-16]', (text, problem) => {
    expect(parseLabel(text)).toEqual({ problem })
  })

  it.each(['-alice', 'alice-', 'xn--alice'])(
    'have hyphens within only, and are no code of other letters: %s',
    text => {
      expect(parseLabel(text)).toHaveProperty('problem')
    },
  )

  it('are never made of letters that look like plain ones [R-16, RD05]', () => {
    // Cyrillic, Greek, full width, circled, a letter that becomes k when made small, and what is not seen.
    for (const letter of ['а', 'ο', 'ａ', 'ⓐ', '\u212a', '\u0130', 'é', '\u200b', '\u202e', '\u00ad', '٠']) {
      for (const text of [`${letter}lice`, `al${letter}ice`, `alice${letter}`]) {
        expect(parseLabel(text)).toEqual({ problem: 'Use only letters, numbers and hyphens.' })
      }
    }
  })

  it('are plain whatever was typed, and read again as they are [R-16]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), text => {
        const parsed = parseLabel(text)
        if (!('label' in parsed)) return
        expect(text).toMatch(/^[a-zA-Z0-9-]{4,63}$/)
        expect(parsed.label).toBe(text.toLowerCase())
        expect(parseLabel(parsed.label)).toEqual(parsed)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^[a-wyzA-Z][a-z0-9]{3,61}$/), text => {
        expect(parseLabel(text)).toEqual({ label: text.toLowerCase() })
      }),
    )
  })

  it('with one character that is not plain are refused, wherever it is [R-16, RD05]', () => {
    const foreign = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter(text => !/^[a-zA-Z0-9-]+$/.test(text))
    const plain = fc.stringMatching(/^[a-z]{2,20}$/)
    fc.assert(
      fc.property(plain, foreign, plain, (before, letter, after) => {
        expect(parseLabel(before + letter + after)).toHaveProperty('problem')
      }),
    )
  })

  it('look the same where they are hard to tell apart [RD05]', () => {
    expect(formatLook('paypa1')).toBe(formatLook('paypal'))
    expect(formatLook('g00gle')).toBe(formatLook('google'))
    expect(formatLook('rnario')).toBe(formatLook('mario'))
    expect(formatLook('vvilma')).toBe(formatLook('wilma'))
    expect(formatLook('alice')).not.toBe(formatLook('malice'))
  })

  it.each([
    ['al1ce', 'alice'],
    ['aIice', 'alice'],
    ['al-ice', 'alice'],
    ['al1c3', 'alice'],
    ['v1ta1ik', 'vitalik'],
    ['metamas-k', 'metamask'],
    ['m3t4m45k', 'metamask'],
    ['clave', 'dave'],
    ['b0bby', '8obby'],
  ])('look the same: %s and %s [RD25]', (one, other) => {
    expect(formatLook(one.toLowerCase())).toBe(formatLook(other))
  })

  it('look different where they are numbered, or have other letters [RD25]', () => {
    const labels = ['anna', 'hanna', ...Array.from({ length: 100 }, (_, index) => `anna-${index}`)]
    expect(new Set(labels.map(formatLook)).size).toBe(labels.length)
  })

  it.each([
    ...[
      'support',
      'Support',
      'supp0rt',
      'sup-port',
      'support-team',
      'alice-support',
      'shopsupport',
      'official',
    ],
    ...[
      '0fficial',
      'official-shop',
      'theofficial',
      'admin',
      'adm1n',
      'help',
      'he1p',
      'security',
      'wallet',
      'portico',
    ],
    ...['p0rtico', 'portico-help', 'my-wallet', 'team', 'shop', 'sh0p', 'example'],
  ])('are not words of staff and services, or of the zone: %s [RD25]', text => {
    expect(parseLabel(text, 'shop.example')).toEqual({ problem: 'This name is reserved.' })
  })

  it.each(['badminton', 'helper', 'steamer', 'walleta', 'shopper', 'teammate'])(
    'may contain what is a word of staff only by itself: %s [RD25]',
    text => {
      expect(parseLabel(text, 'shop.example')).toEqual({ label: text })
    },
  )

  it('are suggested for whatever was typed, and can be registered [W-22]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
        for (const label of suggestLabels(text)) expect(parseLabel(label)).toEqual({ label })
      }),
    )
    expect(suggestLabels('al')).toContain('the-al')
    expect(suggestLabels('аӏ')).toEqual([])
  })
})

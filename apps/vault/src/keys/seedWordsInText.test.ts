import { removePersonalText } from '@portico/protocol'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('takes the words of a seed out of any text, however they are parted, numbered and cased [W-10]', () => {
  const seed = fc
    .integer({ min: 12, max: 24 })
    .chain(length => fc.array(fc.constantFrom(...wordlist), { minLength: length, maxLength: length }))
  const separator = fc.constantFrom(
    ' ',
    ', ',
    ',',
    '\n',
    '\t',
    ' - ',
    ';',
    '|',
    '","',
    '%20',
    '\\n',
    '+',
    '  ',
    '%2C',
  )
  const numbering = fc.constantFrom(
    () => '',
    (place: number) => `${place + 1}. `,
    (place: number) => `${place + 1}) `,
    (place: number) => `#${place + 1}: `,
    (place: number) => `word ${place + 1}: `,
  )
  const casing = fc.constantFrom(
    (word: string) => word,
    (word: string) => word.toUpperCase(),
    (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`,
  )
  fc.assert(
    fc.property(seed, separator, numbering, casing, (words, between, number, write) => {
      const written = words.map((word, place) => `${number(place)}${write(word)}`).join(between)
      const left = removePersonalText(`It was: ${written} (which is bad)`)
      expect(left).toContain('[removed]')
      for (const word of words.slice(1, -1)) expect(left.split(/[^a-zA-Z]+/)).not.toContain(write(word))
    }),
  )
})

it('finds the words of a seed between those of an error [W-10]', () => {
  const words = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  expect(removePersonalText(`Is it ${words} or not`)).toBe('Is it [removed] or not')
})

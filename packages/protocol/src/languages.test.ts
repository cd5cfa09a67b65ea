import { expect, it } from 'vitest'
import { findLanguage, getDirection } from './languages.js'

it.each([
  [['de-AT'], 'de'],
  [['AR'], 'ar'],
  [['tlh', 'en-GB', 'de'], 'en'],
  [['tlh'], undefined],
  [['constructor', '', '-'], undefined],
  [[], undefined],
])('finds for %j the language %s', (tags, language) => {
  expect(findLanguage(tags)).toBe(language)
})

it('knows which way a language is written', () => {
  expect(getDirection('ar')).toBe('rtl')
  expect(getDirection('de')).toBe('ltr')
})

import { expect, it } from 'vitest'
import { findLanguage, getDirection, languages } from './languages.js'

it.each([
  [['de-AT'], 'de'],
  [['AR'], 'ar'],
  [['tlh', 'en-GB', 'de'], 'en'],
  [['tlh'], undefined],
  [['zh'], 'zh-CN'],
  [['zh-Hans-HK'], 'zh-CN'],
  [['zh-SG'], 'zh-CN'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-Hant-MO'], 'zh-HK'],
  [['zh-MO'], 'zh-HK'],
  [['ZH-tw'], 'zh-TW'],
  [['iw-IL'], 'he'],
  [['in'], 'id'],
  [['pt-PT'], 'pt'],
  [['constructor', '', '-'], undefined],
  [[], undefined],
])('finds for %j the language %s', (tags, language) => {
  expect(findLanguage(tags)).toBe(language)
})

it('knows which way a language is written', () => {
  expect(languages.filter(language => getDirection(language) === 'rtl').sort()).toEqual([
    'ar',
    'fa',
    'he',
    'ur',
  ])
  expect(getDirection('de')).toBe('ltr')
  for (const language of languages) expect(getDirection(language)).toBe(getStandard(language))
})

interface TextInfo {
  readonly direction: string
}

/** Node's own knowledge: a property in version 20, a method in newer ones. */
function getStandard(language: string): string | undefined {
  const locale: Intl.Locale & { textInfo?: TextInfo; getTextInfo?(): TextInfo } = new Intl.Locale(language)
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction
}

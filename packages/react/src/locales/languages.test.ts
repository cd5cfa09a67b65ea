import { bip122Family, cosmosFamily, eip155Family, polkadotFamily, solanaFamily } from '@portico/core/adapter'
import { languages as spokenByAll } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { english, flatten } from '../../test/texts.js'
import { enButtons } from './enButtons.js'
import { languages } from './languages.js'
import { loadButtonMessages } from './loadButtonMessages.js'
import { loadMessages } from './loadMessages.js'

const getNames = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

const rows = [eip155Family, solanaFamily, bip122Family, polkadotFamily, cosmosFamily]

describe.each(Object.entries(languages))('the language %s', (_language, load) => {
  it('has the texts that English has, with the same values in them', async () => {
    const { errors, familyNames = {}, ...texts } = await load()
    const names = rows.map(({ name }): string => name)
    expect(Object.keys(familyNames).filter(name => !names.includes(name))).toEqual([])
    for (const [key, text] of flatten(texts)) {
      expect(english.has(key), key).toBe(true)
      expect(getNames(text), key).toEqual(getNames(english.get(key)))
      expect(text.trim(), key).not.toBe('')
    }
    expect(Object.values(errors).filter(text => text.trim() === '')).toEqual([])
  })
})

describe('loadMessages', () => {
  it('finds a language by its region, with its direction', async () => {
    expect(await loadMessages('de-AT')).toMatchObject({ language: 'de', direction: 'ltr' })
    expect(await loadMessages('AR')).toMatchObject({ language: 'ar', direction: 'rtl' })
  })

  it('falls back to English for what it does not know', async () => {
    expect(await loadMessages('tlh')).toEqual({ language: 'en', direction: 'ltr', messages: undefined })
    expect(await loadMessages('constructor')).toMatchObject({ language: 'en' })
  })
})

it('gives buttons their words in the language of the page', async () => {
  expect(await loadButtonMessages('en-GB', {})).toBe(enButtons)
  expect((await loadButtonMessages('de', {})).connect).toBe('Wallet verbinden')
  expect(await loadButtonMessages('tlh', {})).toEqual(enButtons)
})

it('has words in the languages that the vault and its mails have', () => {
  expect(['en', ...Object.keys(languages)].sort()).toEqual([...spokenByAll].sort())
})

import { errorCatalogue } from '@portico/protocol/catalogue'
import { describe, expect, it } from 'vitest'
import { en } from './en.js'
import { enButtons } from './enButtons.js'
import { languages } from './languages.js'
import { enHelp } from './later/enHelp.js'
import { enNotDetected } from './later/enNotDetected.js'
import { enPairing } from './later/enPairing.js'
import { enSwitching } from './later/enSwitching.js'
import { loadButtonMessages } from './loadButtonMessages.js'
import { loadMessages } from './loadMessages.js'

type Tree = { readonly [key: string]: string | Tree }

/** Every text with its place, e.g. `connecting.confirm`. */
function flatten(tree: Tree, place = ''): [place: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${place}${key}`, value]] : flatten(value, `${place}${key}.`),
  )
}

const getNames = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
const later = { help: enHelp, notDetected: enNotDetected, pairing: enPairing, switching: enSwitching }
const english = { ...en, ...later }
const namesInEnglish = Object.fromEntries(flatten(english).map(([place, text]) => [place, getNames(text)]))

/** What a visitor may read while a wallet is asked; each is an error that there is. */
const translatedErrors = [
  'chain_disconnected',
  'chain_not_supported',
  'malformed_answer',
  'no_accounts',
  'no_requested_chain_supported',
  'pairing_ended',
  'pairing_expired',
  'provider_disconnected',
  'relay_unreachable',
  'settlement_refused',
  'switch_failed',
  'unauthorized',
  'unrecognized_chain',
  'unsupported_method',
  'wallet_failed',
  'wallet_timeout',
]

it('translates errors that exist', () => {
  const codes = Object.values(errorCatalogue).map(({ code }) => code)
  expect(translatedErrors.filter(code => !codes.some(known => known === code))).toEqual([])
})

describe.each(Object.keys(languages))('the language %s', id => {
  it('has every text, with the same values in it', async () => {
    const messages = await languages[id]?.load()
    if (!messages) return expect.unreachable()
    const { errors = {}, ...words } = messages
    const texts = flatten(words)
    expect(Object.fromEntries(texts.map(([place, text]) => [place, getNames(text)]))).toEqual(namesInEnglish)
    expect([...texts, ...Object.entries(errors)].filter(([, text]) => text.trim() === '')).toEqual([])
    expect(Object.keys(errors).sort()).toEqual(translatedErrors)
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
  expect(await loadButtonMessages('en-GB')).toBe(enButtons)
  expect((await loadButtonMessages('de')).connect).toBe('Wallet verbinden')
  expect(await loadButtonMessages('tlh')).toBe(enButtons)
})

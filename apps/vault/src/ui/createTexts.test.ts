import { PorticoError, wrongPassphrase } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import { errorCatalogue } from '@portico/protocol/catalogue'
import { expect, it } from 'vitest'
import { ar, arErrors } from '../locales/ar.ts'
import { deErrors } from '../locales/de.ts'
import { createTexts } from './createTexts.ts'

const createDocument = () => ({ documentElement: {} }) as Document

it('says what went wrong in the language of the visitor', () => {
  const say = (language: string, error: unknown) => createTexts(createDocument(), [language]).error(error)
  expect(say('en', new PorticoError(wrongPassphrase))).toBe(wrongPassphrase.message)
  expect(say('de-AT', new PorticoError(wrongPassphrase))).toBe(deErrors.wrong_passphrase)
  expect(say('ar', new PorticoError(wrongPassphrase))).toBe(arErrors.wrong_passphrase)
})

it('speaks the language of the page around as soon as that is named, in its direction', () => {
  const document = createDocument()
  const t = createTexts(document, ['de-AT', 'en'])
  expect(t('approve')).toBe('Bestätigen')
  t.setLanguage('ar')
  expect(t('approve')).toBe(ar.approve)
  expect(t.error(new PorticoError(wrongPassphrase))).toBe(arErrors.wrong_passphrase)
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
})

it('never shows the words of an error that is not of the catalogue', () => {
  const t = createTexts(createDocument(), ['en'])
  expect(t.error(new TypeError('x is undefined'))).toBe('The other side met an internal error. Try again.')
})

it('has the same errors in every language, all of which exist', () => {
  const codes = Object.values(errorCatalogue).map(({ code }): string => code)
  const known = [...codes, ...Object.keys(authErrors)]
  expect(Object.keys(arErrors)).toEqual(Object.keys(deErrors))
  expect(Object.keys(deErrors).filter(code => !known.includes(code))).toEqual([])
})

import { PorticoError, wrongPassphrase } from '@portico/protocol'
import { expect, it } from 'vitest'
import { ar, arErrors } from '../locales/ar.ts'
import { deErrors } from '../locales/de.ts'
import { languageFiles } from '../locales/languageFiles.ts'
import { createTexts } from './createTexts.ts'

const load = async (language: string) => languageFiles[language]

const createDocument = () => ({ documentElement: {} }) as Document

it('says what went wrong in the language of the visitor', async () => {
  const say = async (language: string, error: unknown) => {
    const t = createTexts(createDocument(), [language], undefined, load)
    await t.whenLoaded()
    return t.error(error)
  }
  expect(await say('en', new PorticoError(wrongPassphrase))).toBe(wrongPassphrase.message)
  expect(await say('de-AT', new PorticoError(wrongPassphrase))).toBe(deErrors.wrong_passphrase)
  expect(await say('ar', new PorticoError(wrongPassphrase))).toBe(arErrors.wrong_passphrase)
})

it('speaks the language of the page around as soon as that is named, in its direction', async () => {
  const document = createDocument()
  const t = createTexts(document, ['de-AT', 'en'], undefined, load)
  await t.whenLoaded()
  expect(t('approve')).toBe('Bestätigen')
  await t.setLanguage('ar')
  expect(t('approve')).toBe(ar.approve)
  expect(t.error(new PorticoError(wrongPassphrase))).toBe(arErrors.wrong_passphrase)
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
})

it('speaks English until the words are there, and where they do not arrive', async () => {
  const document = createDocument()
  const t = createTexts(document, ['de'], undefined, async () => undefined)
  expect(t('approve')).toBe('Approve')
  await t.whenLoaded()
  expect(t('approve')).toBe('Approve')
  expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
})

it('speaks the language that was named last, whichever arrives first', async () => {
  let arrive = () => {}
  const late = new Promise<void>(resolve => {
    arrive = resolve
  })
  const t = createTexts(createDocument(), ['de'], undefined, async language => {
    if (language === 'de') await late
    return languageFiles[language]
  })
  await t.setLanguage('ar')
  arrive()
  await t.whenLoaded()
  expect(t('approve')).toBe(ar.approve)
})

it('never shows the words of an error that is not of the catalogue', () => {
  const t = createTexts(createDocument(), ['en'])
  expect(t.error(new TypeError('x is undefined'))).toBe('Something went wrong. Try again.')
})

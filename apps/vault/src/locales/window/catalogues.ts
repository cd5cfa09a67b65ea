import type { Language } from '@portico/protocol'
import { arWindow } from './ar.ts'
import { deWindow } from './de.ts'
import { enWindow, type WindowTexts } from './en.ts'
import { esWindow } from './es.ts'
import { frWindow } from './fr.ts'
import { ptWindow } from './pt.ts'
import { trWindow } from './tr.ts'

/** What the window alone says. */
export const windowCatalogues: Readonly<Record<Language, Partial<WindowTexts>>> = {
  ar: arWindow,
  de: deWindow,
  en: enWindow,
  es: esWindow,
  fr: frWindow,
  pt: ptWindow,
  tr: trWindow,
}

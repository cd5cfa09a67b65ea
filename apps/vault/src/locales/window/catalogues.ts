import type { Language } from '@portico/protocol'
import { arWindow } from './ar.ts'
import { deWindow } from './de.ts'
import { enWindow, type WindowTexts } from './en.ts'
import { esWindow } from './es.ts'
import { frWindow } from './fr.ts'

/** What the window alone says. */
export const windowCatalogues: Readonly<Record<Language, WindowTexts>> = {
  ar: arWindow,
  de: deWindow,
  en: enWindow,
  es: esWindow,
  fr: frWindow,
}

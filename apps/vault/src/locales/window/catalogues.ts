import type { Language } from '@portico/protocol'
import { arWindow } from './ar.ts'
import { caWindow } from './ca.ts'
import { deWindow } from './de.ts'
import { enWindow, type WindowTexts } from './en.ts'
import { esWindow } from './es.ts'
import { frWindow } from './fr.ts'
import { idWindow } from './id.ts'
import { msWindow } from './ms.ts'
import { ptWindow } from './pt.ts'
import { trWindow } from './tr.ts'
import { viWindow } from './vi.ts'

/** What the window alone says. */
export const windowCatalogues: Readonly<Record<Language, Partial<WindowTexts>>> = {
  ar: arWindow,
  ca: caWindow,
  de: deWindow,
  en: enWindow,
  es: esWindow,
  fr: frWindow,
  id: idWindow,
  ms: msWindow,
  pt: ptWindow,
  tr: trWindow,
  vi: viWindow,
}

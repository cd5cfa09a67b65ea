import type { Language } from '@portico/protocol'
import { arWindow } from './ar.ts'
import { caWindow } from './ca.ts'
import { deWindow } from './de.ts'
import { enWindow, type WindowTexts } from './en.ts'
import { esWindow } from './es.ts'
import { faWindow } from './fa.ts'
import { frWindow } from './fr.ts'
import { heWindow } from './he.ts'
import { hiWindow } from './hi.ts'
import { idWindow } from './id.ts'
import { jaWindow } from './ja.ts'
import { koWindow } from './ko.ts'
import { msWindow } from './ms.ts'
import { ptWindow } from './pt.ts'
import { ruWindow } from './ru.ts'
import { thWindow } from './th.ts'
import { trWindow } from './tr.ts'
import { ukWindow } from './uk.ts'
import { urWindow } from './ur.ts'
import { viWindow } from './vi.ts'
import { zhCNWindow } from './zh-CN.ts'
import { zhHKWindow } from './zh-HK.ts'
import { zhTWWindow } from './zh-TW.ts'

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
  ja: jaWindow,
  ko: koWindow,
  'zh-CN': zhCNWindow,
  'zh-TW': zhTWWindow,
  'zh-HK': zhHKWindow,
  ru: ruWindow,
  uk: ukWindow,
  hi: hiWindow,
  th: thWindow,
  fa: faWindow,
  he: heWindow,
  ur: urWindow,
}

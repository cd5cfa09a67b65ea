import type { Language } from '@portico/protocol'
import { arWindow } from './ar.ts'
import { caWindow } from './ca.ts'
import { deWindow } from './de.ts'
import { enWindow, type WindowTexts } from './en.ts'
import { esWindow } from './es.ts'
import { etWindow } from './et.ts'
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
export const windowCatalogues: Readonly<Record<Language, WindowTexts>> = {
  ar: arWindow,
  ca: caWindow,
  de: deWindow,
  en: enWindow,
  es: esWindow,
  et: etWindow,
  fa: faWindow,
  fr: frWindow,
  he: heWindow,
  hi: hiWindow,
  id: idWindow,
  ja: jaWindow,
  ko: koWindow,
  ms: msWindow,
  pt: ptWindow,
  ru: ruWindow,
  th: thWindow,
  tr: trWindow,
  uk: ukWindow,
  ur: urWindow,
  vi: viWindow,
  'zh-CN': zhCNWindow,
  'zh-HK': zhHKWindow,
  'zh-TW': zhTWWindow,
}

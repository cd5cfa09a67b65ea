import type { Language } from '@portico/protocol'
import { ar, arErrors } from './ar.ts'
import { ca, caErrors } from './ca.ts'
import { de, deErrors } from './de.ts'
import { type ErrorTexts, en, type Texts } from './en.ts'
import { es, esErrors } from './es.ts'
import { et, etErrors } from './et.ts'
import { fa, faErrors } from './fa.ts'
import { fr, frErrors } from './fr.ts'
import { he, heErrors } from './he.ts'
import { hi, hiErrors } from './hi.ts'
import { id, idErrors } from './id.ts'
import { ja, jaErrors } from './ja.ts'
import { ko, koErrors } from './ko.ts'
import { ms, msErrors } from './ms.ts'
import { pt, ptErrors } from './pt.ts'
import { ru, ruErrors } from './ru.ts'
import { th, thErrors } from './th.ts'
import { tr, trErrors } from './tr.ts'
import { uk, ukErrors } from './uk.ts'
import { ur, urErrors } from './ur.ts'
import { vi, viErrors } from './vi.ts'
import { zhCN, zhCNErrors } from './zh-CN.ts'
import { zhHK, zhHKErrors } from './zh-HK.ts'
import { zhTW, zhTWErrors } from './zh-TW.ts'

/** What both pages say, and what goes wrong, which English has in the catalogue of errors. */
export const catalogues: Readonly<
  Record<Language, readonly [Texts, ErrorTexts | Readonly<Record<string, never>>]>
> = {
  ar: [ar, arErrors],
  ca: [ca, caErrors],
  de: [de, deErrors],
  en: [en, {}],
  es: [es, esErrors],
  et: [et, etErrors],
  fa: [fa, faErrors],
  fr: [fr, frErrors],
  he: [he, heErrors],
  hi: [hi, hiErrors],
  id: [id, idErrors],
  ja: [ja, jaErrors],
  ko: [ko, koErrors],
  ms: [ms, msErrors],
  pt: [pt, ptErrors],
  ru: [ru, ruErrors],
  th: [th, thErrors],
  tr: [tr, trErrors],
  uk: [uk, ukErrors],
  ur: [ur, urErrors],
  vi: [vi, viErrors],
  'zh-CN': [zhCN, zhCNErrors],
  'zh-HK': [zhHK, zhHKErrors],
  'zh-TW': [zhTW, zhTWErrors],
}

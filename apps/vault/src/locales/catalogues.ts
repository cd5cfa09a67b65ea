import type { Language } from '@portico/protocol'
import { ar, arErrors } from './ar.ts'
import { ca, caErrors } from './ca.ts'
import { de, deErrors } from './de.ts'
import { type ErrorTexts, en, type Texts } from './en.ts'
import { es, esErrors } from './es.ts'
import { fr, frErrors } from './fr.ts'
import { id, idErrors } from './id.ts'
import { ms, msErrors } from './ms.ts'
import { pt, ptErrors } from './pt.ts'
import { tr, trErrors } from './tr.ts'
import { vi, viErrors } from './vi.ts'

/** What both pages say, and what goes wrong, which English has in the catalogue of errors. */
export const catalogues: Readonly<Record<Language, readonly [Partial<Texts>, ErrorTexts]>> = {
  ar: [ar, arErrors],
  ca: [ca, caErrors],
  de: [de, deErrors],
  en: [en, {}],
  es: [es, esErrors],
  fr: [fr, frErrors],
  id: [id, idErrors],
  ms: [ms, msErrors],
  pt: [pt, ptErrors],
  tr: [tr, trErrors],
  vi: [vi, viErrors],
}

import type { Language } from '@portico/protocol'
import { ar } from './locales/ar.js'
import { ca } from './locales/ca.js'
import { de } from './locales/de.js'
import { en } from './locales/en.js'
import { es } from './locales/es.js'
import { et } from './locales/et.js'
import { fa } from './locales/fa.js'
import { fr } from './locales/fr.js'
import { he } from './locales/he.js'
import { hi } from './locales/hi.js'
import { id } from './locales/id.js'
import { ja } from './locales/ja.js'
import { ko } from './locales/ko.js'
import type { MailTexts } from './locales/MailTexts.js'
import { ms } from './locales/ms.js'
import { pt } from './locales/pt.js'
import { ru } from './locales/ru.js'
import { th } from './locales/th.js'
import { tr } from './locales/tr.js'
import { uk } from './locales/uk.js'
import { ur } from './locales/ur.js'
import { vi } from './locales/vi.js'
import { zhCN } from './locales/zh-CN.js'
import { zhHK } from './locales/zh-HK.js'
import { zhTW } from './locales/zh-TW.js'

export const mailTexts: Readonly<Record<Language, MailTexts>> = {
  'zh-CN': zhCN,
  'zh-HK': zhHK,
  'zh-TW': zhTW,
  ar,
  ca,
  de,
  en,
  es,
  et,
  fa,
  fr,
  he,
  hi,
  id,
  ja,
  ko,
  ms,
  pt,
  ru,
  th,
  tr,
  uk,
  ur,
  vi,
}

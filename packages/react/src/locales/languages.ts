import type { Language } from '@portico/protocol'
import type { Translation } from './Messages.js'

/** Every language but English, which is part of the modal. A new one is a file and a line here. */
export const languages: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Translation>>> = {
  ar: async () => (await import('./ar.js')).ar,
  ca: async () => (await import('./ca.js')).ca,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  et: async () => (await import('./et.js')).et,
  fr: async () => (await import('./fr.js')).fr,
  id: async () => (await import('./id.js')).id,
  ms: async () => (await import('./ms.js')).ms,
  pt: async () => (await import('./pt.js')).pt,
  tr: async () => (await import('./tr.js')).tr,
  vi: async () => (await import('./vi.js')).vi,
  ja: async () => (await import('./ja.js')).ja,
  ko: async () => (await import('./ko.js')).ko,
  'zh-CN': async () => (await import('./zh-CN.js')).zhCN,
  'zh-TW': async () => (await import('./zh-TW.js')).zhTW,
  'zh-HK': async () => (await import('./zh-HK.js')).zhHK,
  ru: async () => (await import('./ru.js')).ru,
  uk: async () => (await import('./uk.js')).uk,
  hi: async () => (await import('./hi.js')).hi,
  th: async () => (await import('./th.js')).th,
  fa: async () => (await import('./fa.js')).fa,
  he: async () => (await import('./he.js')).he,
  ur: async () => (await import('./ur.js')).ur,
}

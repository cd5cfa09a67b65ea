import type { Language } from '@portico/protocol'
import { mailTexts } from './mailTexts.js'

const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** One of our own names, because the User-Agent is untrusted text. */
export const findBrowser = (userAgent: string): string | undefined =>
  browsers.find(([mark]) => userAgent.includes(mark))?.[1]

/** Browser and system in our own words: the User-Agent is untrusted text and must not appear in a mail. */
export function describeDevice(userAgent = '', language: Language = 'en'): string {
  const system = systems.find(([mark]) => userAgent.includes(mark))?.[1]
  return mailTexts[language].describeDevice({ browser: findBrowser(userAgent), system })
}

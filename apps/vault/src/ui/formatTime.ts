import type { Language } from '@portico/protocol'

/** With the digits that numbers and codes are shown in. */
const localize = (language: Language) => `${language}-u-nu-latn-ca-gregory`

/** @param seconds since 1970 */
export const formatDay = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(localize(language), { dateStyle: 'long' }).format(new Date(seconds * 1000))

/** So many seconds: in minutes below an hour. */
export function formatWait(seconds: number, language: Language): string {
  const [unit, length] = seconds < 3600 ? (['minute', 60] as const) : (['hour', 3600] as const)
  const format = new Intl.NumberFormat(localize(language), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.ceil(seconds / length))
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** So many seconds, exactly, in the largest unit that they are a whole number of. */
export function formatPeriod(seconds: number, language: Language): string {
  const [unit, length] = units.find(each => seconds % each[1] === 0) ?? (['second', 1] as const)
  const format = new Intl.NumberFormat(localize(language), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(seconds / length)
}

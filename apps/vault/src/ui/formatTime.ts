import type { Language } from '@portico/protocol'

/** Latin digits, as for amounts and codes. */
const localize = (language: Language) => `${language}-u-nu-latn-ca-gregory`

/** @param seconds Unix time */
export const formatDay = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(localize(language), { dateStyle: 'long' }).format(new Date(seconds * 1000))

/** In minutes below an hour, otherwise in hours. */
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

/** In the largest unit that divides the duration. */
export function formatPeriod(seconds: number, language: Language): string {
  const [unit, length] = units.find(each => seconds % each[1] === 0) ?? (['second', 1] as const)
  const format = new Intl.NumberFormat(localize(language), { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(seconds / length)
}

const minute = 60_000
const hour = 60 * minute

/** With the form of the word that the number takes, in the digits that codes are written in. */
const format = (value: number, unit: 'hour' | 'minute', language: string): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

export const formatHours = (hours: number, language: string): string => format(hours, 'hour', language)

/** Of so many milliseconds: in minutes below an hour. */
export const formatWait = (milliseconds: number, language: string): string =>
  milliseconds < hour
    ? format(Math.ceil(milliseconds / minute), 'minute', language)
    : format(Math.ceil(milliseconds / hour), 'hour', language)

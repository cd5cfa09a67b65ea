/** A day as people write it, the same everywhere on earth, in the digits that codes are written in. */
export const formatDay = (day: Date, language: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day,
  )

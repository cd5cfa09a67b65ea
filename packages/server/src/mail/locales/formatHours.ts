/** With the form of the word that the number takes, in the digits that codes are written in. */
export const formatHours = (hours: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  }).format(hours)

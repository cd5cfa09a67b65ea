import type { Language } from '@portico/protocol'

/**
 * Applies the decimal separator of the language to the output of `formatUnits`. In German a point separates
 * thousands, so `1.500` would read as more than it is.
 */
export function localizeAmount(amount: string, language: Language): string {
  // Latin digits in every language, as in the rest of the text.
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(0.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return amount.replace(/^([\d\u202f]+)\.(?=\d)/, (_, whole: string) => whole + mark)
}

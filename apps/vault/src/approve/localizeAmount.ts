import type { Language } from '@portico/protocol'

/**
 * An amount as `formatUnits` writes it, with the decimal mark of a language. In German a point parts thousands: who reads
 * `1.500` there takes it for more than it is.
 */
export function localizeAmount(amount: string, language: Language): string {
  // Latin digits in every language, as in the rest of the text.
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`).formatToParts(0.5)
  const mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return amount.replace(/^([\d\u202f]+)\.(?=\d)/, (_, whole: string) => whole + mark)
}

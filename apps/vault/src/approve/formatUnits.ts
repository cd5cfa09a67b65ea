import type { Language } from '@portico/protocol'

/** Formats base units without rounding. */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}

/** Reads a plain decimal number; undefined for other text. Decimals beyond those of the unit are cut off. */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,40})(?:[.](\d{1,40}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
}

/** Formats an estimate with four significant digits, rounded up so that it never understates. */
export function formatEstimate(value: bigint, decimals: number): string {
  const unit = 10n ** BigInt(Math.max(0, value.toString().length - 4))
  return formatUnits(((value + unit - 1n) / unit) * unit, decimals)
}

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

/** An approximate value, for orientation: never rounded to nothing. */
export function formatUsd(usd: number, language: Language): string {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'currency', currency: 'USD' })
  const least = 0.01
  return usd > 0 && usd < least ? `< ${format.format(least)}` : `≈ ${format.format(usd)}`
}

/** Formats base units without rounding. */
export function formatUnits(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return fraction === '' ? grouped : `${grouped}.${fraction}`
}

/** Formats an estimate with four significant digits, rounded up so that it never understates. */
export function formatEstimate(value: bigint, decimals: number): string {
  const unit = 10n ** BigInt(Math.max(0, value.toString().length - 4))
  return formatUnits(((value + unit - 1n) / unit) * unit, decimals)
}

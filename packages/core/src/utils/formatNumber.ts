/** A number in en-US, with two decimals (K-10). */
export function formatNumber(value: number): string {
  return Number.isFinite(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : '0.00'
}

/** A number as the specification shows them: en-US, two decimals (spec §9). */
export function formatNumber(value: number): string {
  return Number.isFinite(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : '0.00'
}

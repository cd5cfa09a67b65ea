/** More than anything changes in a day: whoever says so is wrong, or wants to be seen. */
const most = 100_000

/** By how many per cent something has changed, with its sign; undefined for what is no such number. */
export function formatChange(percent: number | undefined, locale = 'en'): string | undefined {
  if (percent === undefined || !Number.isFinite(percent) || Math.abs(percent) > most) return undefined
  const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 } as const
  try {
    return new Intl.NumberFormat(locale, options).format(percent / 100)
  } catch {
    // The owner's locale is no language tag.
    return new Intl.NumberFormat('en', options).format(percent / 100)
  }
}

import { createFormat } from './createFormat.js'

/** Per cent; larger daily changes are wrong or manipulative. */
const most = 100_000

/** Formats a percentage change with its sign; undefined if it is not displayable. */
export function formatChange(percent: number | undefined, locale = 'en'): string | undefined {
  if (percent === undefined || !Number.isFinite(percent) || Math.abs(percent) > most) return undefined
  const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 } as const
  return createFormat(locale, tag => new Intl.NumberFormat(tag, options)).format(percent / 100)
}

import { createFormat } from './createFormat.js'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const month = 30.4375 * day
const year = 365.25 * day

interface Step {
  readonly measure: number
  readonly upTo: number
  readonly unit: Intl.RelativeTimeFormatUnit
  /** Always shown as one of the unit. */
  readonly one?: true
}

/** Thresholds of the units (K-19). */
const steps: readonly Step[] = [
  { measure: second, upTo: 44, unit: 'second' },
  { measure: second, upTo: 89, unit: 'minute', one: true },
  { measure: minute, upTo: 44, unit: 'minute' },
  { measure: minute, upTo: 89, unit: 'hour', one: true },
  { measure: hour, upTo: 21, unit: 'hour' },
  { measure: hour, upTo: 35, unit: 'day', one: true },
  { measure: day, upTo: 25, unit: 'day' },
  { measure: day, upTo: 45, unit: 'month', one: true },
  { measure: month, upTo: 10, unit: 'month' },
  { measure: month, upTo: 17, unit: 'year', one: true },
  { measure: year, upTo: Number.POSITIVE_INFINITY, unit: 'year' },
]

/** Relative time in the locale, e.g. `5 minutes ago`. */
export function formatRelativeTime(timestamp: number, now: number, locale = 'en'): string {
  const distance = Math.abs(timestamp - now)
  const step = steps.find(({ measure, upTo }) => Math.round(distance / measure) <= upTo)
  if (!step) return ''
  const count = step.one ? 1 : Math.round(distance / step.measure)
  const format = createFormat(locale, tag => new Intl.RelativeTimeFormat(tag))
  return format.format(timestamp > now ? count : -count, step.unit)
}

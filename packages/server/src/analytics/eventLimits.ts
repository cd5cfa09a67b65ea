/** Retention and daily limits of analytics events per project. */
export interface EventLimits {
  days: number
  /** Limits of one project per UTC day. */
  eventsPerDay: number
  bytesPerDay: number
}

export const defaultEventLimits: EventLimits = {
  days: 90,
  eventsPerDay: 100_000,
  bytesPerDay: 64 * 1024 * 1024,
}

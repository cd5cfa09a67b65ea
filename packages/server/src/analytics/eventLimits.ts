/** How much of what pages report is kept for a project, and for how long. */
export interface EventLimits {
  /** Days after which an event is removed. */
  days: number
  /** What one project may store in a day (UTC). */
  eventsPerDay: number
  bytesPerDay: number
}

export const defaultEventLimits: EventLimits = {
  days: 90,
  eventsPerDay: 100_000,
  bytesPerDay: 64 * 1024 * 1024,
}

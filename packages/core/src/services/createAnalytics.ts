import { removePersonalData } from '@portico/protocol'
import type { PorticoEvent } from '../events/Events.js'
import { errorEventLimit } from '../utils/limits.js'
import { createEventQueue, type EventQueueOptions } from './createEventQueue.js'
import type { Environment } from './Environment.js'

export interface Analytics {
  /** Queues the event. Never rejects: a failing analytics service must have no effect. */
  send(event: PorticoEvent, timestamp: number): Promise<void>
}

export interface AnalyticsOptions extends EventQueueOptions {
  readonly fetchEnabled: () => Promise<boolean>
}

/** Sends events to the site's own analytics service (W-10). */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { environment, fetchEnabled } = options
  const queue = createEventQueue(options)
  let enabled: Promise<boolean> | undefined
  let errorTimes: number[] = []

  const isErrorAllowed = () => {
    const now = environment.now()
    errorTimes = errorTimes.filter(time => now - time < errorEventLimit.window)
    if (errorTimes.length >= errorEventLimit.events) return false
    errorTimes.push(now)
    return true
  }

  const isWanted = async ({ event }: PorticoEvent) => {
    if (event === 'MODAL_CREATED') return false
    if (event === 'INITIALIZE') return true
    enabled ??= fetchEnabled().catch(() => false)
    return (await enabled) && (event !== 'INTERNAL_SDK_ERROR' || isErrorAllowed())
  }

  return {
    async send(event, timestamp) {
      if (await isWanted(event)) queue.add(formatEvent(event, timestamp, environment))
    },
  }
}

function formatEvent(
  event: PorticoEvent,
  timestamp: number,
  { randomUUID, location }: Pick<Environment, 'randomUUID' | 'location'>,
) {
  const isError = event.event === 'INTERNAL_SDK_ERROR'
  const properties = removePersonalData(event.properties)
  return {
    eventId: randomUUID(),
    // Query and fragment may contain personal data.
    url: (location?.href ?? '').replace(/[?#].*$/s, ''),
    domain: location?.hostname ?? '',
    timestamp: isError ? new Date(timestamp).toISOString() : timestamp,
    props: {
      type: isError ? 'error' : 'track',
      event: event.event,
      ...(isError ? (properties as object) : { properties }), // error events always have properties
    },
  }
}

import { analyticsLimits, httpStatus, isPorticoError, servicePaths } from '@portico/protocol'
import { eventBatchBytes, waitingEventsLimit } from '../utils/limits.js'
import { eventWait } from '../utils/timing.js'
import type { HttpClient } from './createHttpClient.js'
import type { Environment, Timer } from './Environment.js'
import { isVisible } from './watchVisibility.js'

interface EventQueue {
  add(event: object): void
}

export interface EventQueueOptions {
  readonly environment: Environment
  readonly http: HttpClient
  readonly onForbidden: () => void
}

interface Waiting {
  readonly event: object
  readonly bytes: number
}

const longestBackoff = 5

/**
 * Sends events together: after a while, when a request is full, and when the page is hidden, since it may be discarded
 * then. Events wait for the next attempt if the service is unavailable; it recognizes repeated ones by their id.
 */
export function createEventQueue({ environment, http, onForbidden }: EventQueueOptions): EventQueue {
  const { page, setTimeout, clearTimeout } = environment
  let waiting: readonly Waiting[] = []
  let timer: Timer
  let failures = 0

  const onHide = ({ type }: Event) => {
    if (type === 'pagehide' || !isVisible(page)) send()
  }

  const schedule = () => {
    timer ??= setTimeout(send, eventWait * 2 ** Math.min(failures, longestBackoff))
    page?.addEventListener('pagehide', onHide)
    page?.addEventListener('visibilitychange', onHide)
  }

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    page?.removeEventListener('pagehide', onHide)
    page?.removeEventListener('visibilitychange', onHide)
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) void sendBatch(batch)
  }

  const takeBatch = () => {
    let bytes = 0
    const isOver = (entry: Waiting, index: number) => {
      bytes += entry.bytes
      return index > 0 && (index >= analyticsLimits.batchSize || bytes > eventBatchBytes)
    }
    const end = waiting.findIndex(isOver)
    const batch = end < 0 ? waiting : waiting.slice(0, end)
    waiting = waiting.slice(batch.length)
    return batch
  }

  const sendBatch = async (batch: readonly Waiting[]): Promise<void> => {
    const [first] = batch
    const isSingle = batch.length === 1
    const path = isSingle ? servicePaths.event : servicePaths.eventBatch
    const body = isSingle ? first?.event : batch.map(({ event }) => event)
    try {
      await http.post(path, body, { keepalive: true })
      failures = 0
    } catch (error) {
      const status = isPorticoError(error, httpStatus) ? error.context.status : undefined
      if (status === 403) return onForbidden()
      const isRefused = status !== undefined && status < 500 && status !== 408 && status !== 429
      if (!isRefused) {
        failures += 1
        waiting = [...batch, ...waiting].slice(0, waitingEventsLimit)
        schedule()
      } else if (!isSingle) {
        // The service refuses a batch for one of its events, or knows single events only.
        for (const entry of batch) await sendBatch([entry])
      }
    }
  }

  return {
    add(event) {
      const bytes = new TextEncoder().encode(JSON.stringify(event)).length
      if (bytes > analyticsLimits.bodyBytes || waiting.length >= waitingEventsLimit) return
      waiting = [...waiting, { event, bytes }]
      const total = waiting.reduce((sum, entry) => sum + entry.bytes, 0)
      const isFull = total > eventBatchBytes || waiting.length >= analyticsLimits.batchSize
      if (isFull && failures === 0) send()
      else schedule()
    },
  }
}

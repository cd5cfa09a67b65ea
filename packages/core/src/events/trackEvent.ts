import type { Portico } from '../runtime/Portico.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { PorticoEvent, TimedEvent } from './Events.js'

interface Outbox {
  readonly waiting: TimedEvent[]
  /** Set after the first interaction: until then nothing is sent. */
  open: boolean
}

const outbox: MemoryKey<Outbox> = { create: () => ({ waiting: [], open: false }) }
const longestQueue = 100

/** Publishes an event through the store and, after the first interaction, to the analytics service. */
export function trackEvent(portico: Portico, event: PorticoEvent): void {
  const timestamp = portico.environment.now()
  portico.store.set(state => ({ ...state, events: { timestamp, data: event } }))
  if (!portico.options.services.analytics) return
  const box = recall(portico, outbox)
  if (box.waiting.length < longestQueue) box.waiting.push({ event, timestamp })
  box.open ||= isOfVisitor(event)
  if (!box.open) return
  portico.runtime
    .run(runtime => runtime.sendEvents(box.waiting.splice(0)))
    // A failing service or chunk has no effect.
    .catch(() => undefined)
}

function isOfVisitor({ event, properties }: PorticoEvent): boolean {
  if (event === 'CONNECT_SUCCESS') return !properties.reconnect
  return event !== 'MODAL_CREATED' && event !== 'INITIALIZE' && event !== 'INTERNAL_SDK_ERROR'
}

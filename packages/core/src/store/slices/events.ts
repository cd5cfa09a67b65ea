import type { PorticoEvent } from '../../events/Events.js'

export interface EventsState {
  readonly timestamp: number
  readonly data: PorticoEvent
}

export const initialEvents: EventsState = { timestamp: 0, data: { event: 'MODAL_CREATED' } }

import type { OfferState, SourceOffer } from '../types/Offer.js'

export interface OfferStore extends Pick<SourceOffer, 'get' | 'subscribe'> {
  set(next: OfferState): void
}

/** What is offered now, and who is told of it. */
export function createOfferState(): OfferStore {
  const listeners = new Set<() => void>()
  let state: OfferState = { status: 'idle' }
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      state = next
      for (const listener of [...listeners]) listener()
    },
  }
}

import type { PorticoError } from '@portico/protocol'

/** Under what a visitor is asked: account, session, network and site. */
export interface Circumstances {
  /** Ends when any of them changes. To be taken before the first of them is looked at. */
  getSignal(): AbortSignal
  /** Ends every question that is open, and every signature that is under way. */
  change(reason: PorticoError): void
}

export function createCircumstances(): Circumstances {
  let current = new AbortController()
  return {
    getSignal: () => current.signal,
    change(reason) {
      const before = current
      current = new AbortController()
      before.abort(reason)
    },
  }
}

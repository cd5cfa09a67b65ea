import type { PorticoError } from '@portico/protocol'

/** The account, session, network and site that a request was made under. */
export interface Circumstances {
  /** Aborts when any of them changes. Take the signal before reading any of them. */
  getSignal(): AbortSignal
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

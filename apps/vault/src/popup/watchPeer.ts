import { joinTiming } from './joining.ts'

/**
 * Tells when the page in another window of this origin is gone: closed, or gone elsewhere. No event tells that.
 * @returns how to stop
 */
export function watchPeer(peer: Window, onGone: () => void): () => void {
  const { document } = peer
  const timer = setInterval(() => {
    if (isThere(peer, document)) return
    clearInterval(timer)
    onGone()
  }, joinTiming.poll)
  return () => clearInterval(timer)
}

function isThere(peer: Window, document: Document): boolean {
  try {
    return !peer.closed && peer.document === document
  } catch {
    // Of another origin by now.
    return false
  }
}

type Side = 'frame' | 'window'

const nameLock = (ticket: string, side: Side) => `portico-${side}-${ticket}`

/** Held for as long as this page lives, so that the other side can tell. */
export function holdPresence(ticket: string, side: Side): Promise<void> {
  return new Promise(resolve => {
    const hold = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    // Where it is denied the other side does not hear of an end; the visitor can still reject.
    navigator.locks.request(nameLock(ticket, side), hold).catch(() => resolve())
  })
}

/** The same for a page that no window leads to. */
export function watchPresence(ticket: string, side: Side, onGone: () => void, signal: AbortSignal): void {
  navigator.locks.request(nameLock(ticket, side), { signal }, onGone).catch(() => undefined)
}

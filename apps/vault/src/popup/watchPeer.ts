import { joinTiming } from './joining.ts'

/**
 * Reports when a page of this origin in another window is closed or navigates away. Browsers fire no event for it.
 * @returns a function that stops watching
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
    // The window is cross-origin by now.
    return false
  }
}

type Side = 'frame' | 'window'

const nameLock = (ticket: string, side: Side) => `portico-${side}-${ticket}`

/** Holds a Web Lock while this page lives, which the other side watches. */
export function holdPresence(ticket: string, side: Side): Promise<void> {
  return new Promise(resolve => {
    const hold = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    // If locks are denied, the other side does not notice the end; the visitor can still reject.
    navigator.locks.request(nameLock(ticket, side), hold).catch(() => resolve())
  })
}

/** Watches the lock of a page without a window reference. */
export function watchPresence(ticket: string, side: Side, onGone: () => void, signal: AbortSignal): void {
  navigator.locks.request(nameLock(ticket, side), { signal }, onGone).catch(() => undefined)
}

import { openTabChannel } from '../worker/createTabLock.ts'

/**
 * How a window and its frame find each other. The opener puts a ticket into the URL fragment and passes it to the
 * frame. Both pages belong to the vault's origin: the embedding site may know the ticket but cannot impersonate either.
 */
export const joinTiming = {
  poll: 250,
  /** Timeout after which the frame reports that no window connected. */
  missing: 10_000,
  /** The same if `window.open` returned null: blocked, or separated by COOP. */
  blocked: 3_000,
  /** Timeout after which a window reports that no frame waits for it. The frame itself may still be loading. */
  lonely: 30_000,
} as const

export const formatJoin = (ticket: string) => ({ join: ticket })
export const formatWelcome = (ticket: string) => ({ welcome: ticket })

export const isJoin = (data: unknown, ticket: string): boolean => has(data, 'join', ticket)
export const isWelcome = (data: unknown, ticket: string): boolean => has(data, 'welcome', ticket)

function has(data: unknown, name: string, value: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name] === value // own property, checked above
    : false
}

/**
 * A channel for sites with Cross-Origin-Opener-Policy. It only reaches pages in the same storage partition: frames on
 * the owner's own site, not on other sites. Browsers deny it to frames without storage access.
 */
export const openJoinChannel = (ticket: string) =>
  openTabChannel(() => new BroadcastChannel(`portico-window-${ticket}`))

/** Reports when another window is closed or navigates away, for which browsers fire no event. */
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

export function watchPresence(ticket: string, side: Side, onGone: () => void, signal: AbortSignal): void {
  navigator.locks.request(nameLock(ticket, side), { signal }, onGone).catch(() => undefined)
}

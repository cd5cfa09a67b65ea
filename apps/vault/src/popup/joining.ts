/**
 * How a window and its frame find each other. The opener puts a ticket into the URL fragment and passes it to the
 * frame. Both pages belong to the vault's origin: the embedding site may know the ticket but cannot impersonate either.
 */
export const joinTiming = {
  /** Interval of join attempts and liveness checks. */
  poll: 250,
  /** Timeout after which the frame reports that no window connected. */
  missing: 10_000,
  /** The same if `window.open` returned null: blocked, or separated by COOP. */
  blocked: 3_000,
  /** Timeout after which a window reports that no frame waits for it. The frame itself may still be loading. */
  lonely: 30_000,
} as const

/** Sent by the window until it is answered. */
export const formatJoin = (ticket: string) => ({ join: ticket })

/** The single response, which transfers the port. */
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
export function openJoinChannel(ticket: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`portico-window-${ticket}`)
  } catch {
    return undefined
  }
}

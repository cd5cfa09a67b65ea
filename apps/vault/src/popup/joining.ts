/**
 * How a window and the frame that decides in it find each other. Whoever opens the window gives it a ticket, behind the
 * `#` of its address, and tells the frame. Both are pages of this origin: the site around may know the ticket, but can
 * speak for neither.
 */
export const joinTiming = {
  /** Between two calls of a window that nobody has answered, and between two looks at the other side. */
  poll: 250,
  /** After which the frame says that no window has come. */
  missing: 10_000,
  /** The same where the browser has given no window: it has blocked it, or keeps the two apart. */
  blocked: 3_000,
  /** After which a window says that nobody waits for it. The frame itself may take its time to load. */
  lonely: 30_000,
} as const

/** Said by the window, until it is answered. */
export const formatJoin = (ticket: string) => ({ join: ticket })

/** The one answer to it; with it comes the port for everything else. */
export const formatWelcome = (ticket: string) => ({ welcome: ticket })

export const isJoin = (data: unknown, ticket: string): boolean => has(data, 'join', ticket)

export const isWelcome = (data: unknown, ticket: string): boolean => has(data, 'welcome', ticket)

function has(data: unknown, name: string, value: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, name)
    ? (data as Record<string, unknown>)[name] === value // its own, see above
    : false
}

/**
 * To the other side where a site keeps its windows apart from those that they open (Cross-Origin-Opener-Policy). It
 * reaches only pages with the same storage: a frame on a site of its owner, and not one among strangers. Browsers deny
 * it to frames that may store nothing.
 */
export function openJoinChannel(ticket: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`portico-window-${ticket}`)
  } catch {
    return undefined
  }
}

import { confirmationBlocked, PorticoError, userRejected } from '@portico/protocol'
import { socialEnds } from '@portico/protocol/auth'

/** Browsers fire no event when another window is closed. */
const closedPollMs = 500

/**
 * Opens the provider's window and runs `act` while it is open. Closing the window aborts it. Must be called within a
 * click.
 */
export async function goToProvider<result>(
  given: AbortSignal,
  act: (go: (uri: string) => void, signal: AbortSignal, closeItself: () => void) => Promise<result>,
): Promise<result> {
  // Must precede any await, or the popup blocker stops it.
  const opened = window.open(`/confirm#${socialEnds.opening}`, '_blank', 'popup,width=600,height=800')
  if (!opened) throw new PorticoError(confirmationBlocked)
  const closing = new AbortController()
  const signal = AbortSignal.any([given, closing.signal])
  const timer = setInterval(
    () => opened.closed && closing.abort(new PorticoError(userRejected)),
    closedPollMs,
  )
  try {
    const go = (uri: string) => {
      signal.throwIfAborted()
      opened.location.href = uri
    }
    return await act(go, signal, () => clearInterval(timer))
  } finally {
    clearInterval(timer)
    opened.close()
  }
}

import { confirmationBlocked, PorticoError, userRejected } from '@portico/protocol'
import { socialEnds } from '@portico/protocol/auth'

/** No event tells that a window was closed. */
const closedPollMs = 500

/**
 * Opens the window of a provider, and does what follows while it is open: it is given up where the window is closed.
 * Called within a click.
 */
export async function goToProvider<result>(
  given: AbortSignal,
  act: (go: (uri: string) => void, signal: AbortSignal, closeItself: () => void) => Promise<result>,
): Promise<result> {
  // Before anything is awaited, or the browser takes it for a window that nobody has asked for.
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

import { confirmationBlocked, PorticoError } from '@portico/protocol'
import { servePort } from '../port/servePort.ts'
import type { ConfirmApi } from './ConfirmApi.ts'

export interface ConfirmWindow {
  close(): void
  /** When the visitor has closed it, or it was closed from here. */
  readonly closed: Promise<void>
}

const size = { width: 400, height: 680 } as const
const pollMs = 300

/** The one message between the two windows; with it comes the port for all others. */
export const joinMessage = 'portico-join'

/** Opens the vault's own window, within a click, and serves it over one port. */
export function openConfirmWindow(api: ConfirmApi): ConfirmWindow {
  const left = Math.max(0, Math.round(screenX + (outerWidth - size.width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - size.height) / 2))
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const opened = window.open(new URL('/confirm', location.origin), '_blank', features)
  if (!opened) throw new PorticoError(confirmationBlocked)
  const ended = new AbortController()

  // Only this window, only from our own origin, and only once.
  addEventListener(
    'message',
    function join({ source, origin, data, ports: [port, ...more] }: MessageEvent) {
      const isOurs = source === opened && origin === location.origin && data === joinMessage
      if (!isOurs || !port || more.length > 0) return
      removeEventListener('message', join)
      servePort(port, api)
      port.start()
    },
    { signal: ended.signal },
  )

  const closed = new Promise<void>(resolve => {
    // No event tells that another window was closed.
    const timer = setInterval(() => {
      if (!opened.closed && !ended.signal.aborted) return
      clearInterval(timer)
      ended.abort()
      resolve()
    }, pollMs)
  })
  return {
    closed,
    close() {
      ended.abort()
      opened.close()
    },
  }
}

import type { PortApi } from '../port/PortApi.ts'
import { servePort } from '../port/servePort.ts'
import {
  formatWelcome,
  holdPresence,
  isJoin,
  joinTiming,
  openJoinChannel,
  watchPeer,
  watchPresence,
} from './joining.ts'

export interface AwaitOptions<api> {
  readonly ticket: string
  readonly api: api
  /** The window if the vault opened it; null if the browser blocked it. */
  readonly opened?: Window | null | undefined
  readonly onJoin?: () => void
  /** Called if no window connects in time. A later one is still accepted. */
  readonly onMissing?: () => void
  readonly onGone?: () => void
}

/** Serves exactly one window with this ticket, over one port. Returns a function that stops it. */
export function awaitWindow<api extends PortApi<api>>(options: AwaitOptions<api>): () => void {
  const { ticket, api, opened, onJoin, onMissing, onGone } = options
  const over = new AbortController()
  const { signal } = over
  const channel = openJoinChannel(ticket)
  let isTaken = false
  const missing = setTimeout(() => onMissing?.(), opened === null ? joinTiming.blocked : joinTiming.missing)
  const timer = setInterval(() => opened?.closed && leave(), joinTiming.poll)

  function stop() {
    over.abort()
    clearTimeout(missing)
    clearInterval(timer)
  }

  function leave() {
    stop()
    onGone?.()
  }

  function take(data: unknown): boolean {
    if (isTaken || !isJoin(data, ticket)) return false
    isTaken = true
    clearTimeout(missing)
    clearInterval(timer)
    return true
  }

  addEventListener(
    'message',
    ({ source, origin, data }: MessageEvent) => {
      if (origin !== location.origin || !take(data)) return
      const peer = source as Window // same origin, and workers do not send such messages
      const { port1, port2 } = new MessageChannel()
      servePort(port1, api)
      port1.start()
      peer.postMessage(formatWelcome(ticket), location.origin, [port2])
      signal.addEventListener('abort', watchPeer(peer, leave))
      onJoin?.()
    },
    { signal },
  )

  channel?.addEventListener(
    'message',
    async ({ data }: MessageEvent) => {
      if (!take(data)) return
      await holdPresence(ticket, 'frame')
      servePort(channel, api)
      channel.postMessage(formatWelcome(ticket))
      watchPresence(ticket, 'window', leave, signal)
      onJoin?.()
    },
    { signal },
  )
  return stop
}

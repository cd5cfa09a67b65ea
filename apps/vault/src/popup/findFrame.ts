import type { PortLike } from '../port/PortApi.ts'
import {
  formatJoin,
  holdPresence,
  isWelcome,
  joinTiming,
  openJoinChannel,
  watchPeer,
  watchPresence,
} from './joining.ts'

export interface FoundFrame {
  readonly port: PortLike
  watch(onGone: () => void): void
}

const mostFrames = 64

export async function findFrame(ticket: string): Promise<FoundFrame | undefined> {
  // The opener is the frame itself or the page that embeds it. It is null if the site sets Cross-Origin-Opener-Policy.
  const opener: Window | null = window.opener
  return opener ? findByOpener(opener, ticket) : findByChannel(ticket)
}

function findByOpener(opener: Window, ticket: string): Promise<FoundFrame | undefined> {
  const over = new AbortController()
  const call = () => {
    // The browser delivers it only to pages of our own origin.
    for (const frame of listFrames(opener)) frame.postMessage(formatJoin(ticket), location.origin)
  }
  return untilAnswered(call, over, resolve =>
    addEventListener(
      'message',
      ({ source, origin, data, ports: [port, ...more] }: MessageEvent) => {
        if (origin !== location.origin || !isWelcome(data, ticket) || !port || more.length > 0) return
        const frame = source as Window // same origin, so it is not a worker
        port.start()
        resolve({ port, watch: onGone => void watchPeer(frame, onGone) })
      },
      { signal: over.signal },
    ),
  )
}

function* listFrames(opener: Window): Generator<Window> {
  if (opener.top !== opener || isOwn(opener)) yield opener
  for (let index = 0; index < Math.min(opener.length, mostFrames); index += 1) {
    const frame = opener[index]
    if (frame) yield frame
  }
}

function isOwn(opener: Window): boolean {
  try {
    return opener.location.origin === location.origin
  } catch {
    return false
  }
}

async function findByChannel(ticket: string): Promise<FoundFrame | undefined> {
  const channel = openJoinChannel(ticket)
  if (!channel) return undefined
  await holdPresence(ticket, 'window')
  const over = new AbortController()
  return untilAnswered(
    () => channel.postMessage(formatJoin(ticket)),
    over,
    resolve =>
      channel.addEventListener(
        'message',
        ({ data }: MessageEvent) => {
          if (!isWelcome(data, ticket)) return
          const watch = (onGone: () => void) =>
            watchPresence(ticket, 'frame', onGone, new AbortController().signal)
          resolve({ port: channel, watch })
        },
        { signal: over.signal },
      ),
  )
}

function untilAnswered(
  call: () => void,
  over: AbortController,
  listen: (resolve: (found: FoundFrame) => void) => void,
): Promise<FoundFrame | undefined> {
  return new Promise(resolve => {
    const settle = (found?: FoundFrame) => {
      clearInterval(timer)
      clearTimeout(end)
      over.abort()
      resolve(found)
    }
    const timer = setInterval(call, joinTiming.poll)
    const end = setTimeout(settle, joinTiming.lonely)
    listen(settle)
    call()
  })
}

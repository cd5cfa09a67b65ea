import type { Environment, Timer } from '@portico/core'
import { getProviderAlert } from '@portico/protocol'
import { type ClosePolicy, getClosePolicy, parseRetryDelay } from './closePolicies.js'
import { createBackoff } from './createBackoff.js'
import { parseClockDifference } from './parseClockDifference.js'
import type { SocketConstructor, SocketLike } from './Socket.js'
import { toProviderMessage } from './toProviderMessage.js'
import { wakeEvents } from './wakeEvents.js'

export interface ConnectionOptions {
  readonly environment: Environment
  readonly WebSocket: SocketConstructor
  readonly random: () => number
  /** Called for each attempt: tokens are made for one. `correction` is what the relay's clock differs, in milliseconds. */
  getUrl(correction: number): Promise<string>
  onOpen(): void
  onText(text: string): void
  /** Somebody looks at the page again: a phone may have cut the socket off without a word. */
  onWake(): void
  /** Nothing more comes back from what was sent. `discard` says that what was sent caused it. */
  onDown(discard: boolean): void
  /** There will be no further attempt until `open` is called. */
  onStopped(reason: string): void
}

export interface Connection {
  /** Somebody has something to say: a wait that the relay did not ask for ends early, once. */
  open(): void
  /** Whether it could be handed over. */
  send(text: string): boolean
  /** Gives the present socket up and makes another. */
  renew(): void
  close(): void
  /** Open, or about to be. */
  readonly wanted: boolean
}

const openingTime = 15_000
const stableTime = 30_000
const slowTime = 30_000
const mostRefusals = 3

/** One socket that comes back by itself. */
export function createConnection(options: ConnectionOptions): Connection {
  const { environment, WebSocket } = options
  const backoff = createBackoff(options.random)
  let socket: SocketLike | undefined
  /** Counts attempts and their ends, so that one whose address comes late is known. */
  let turn = 0
  let isUp = false
  let wanted = false
  let refusals = 0
  let mayHurry = true
  /** What the relay has told of its clock. */
  let correction = 0
  /** Until then the relay asked to be left alone. */
  let pausedUntil = 0
  let retryTimer: Timer | undefined
  let watchTimer: Timer | undefined

  const clear = () => {
    environment.clearTimeout(retryTimer)
    environment.clearTimeout(watchTimer)
    retryTimer = undefined
  }

  /** Leaves no listener on a socket that is done with: what it still says is of no interest. */
  const release = (discard = false) => {
    turn += 1
    const old = socket
    if (!old) return
    socket = undefined
    old.onopen = old.onmessage = old.onclose = null
    old.onerror = () => undefined
    try {
      old.close()
    } catch {
      // Already closed.
    }
    const wasUp = isUp
    isUp = false
    if (wasUp) options.onDown(discard)
  }

  const retryIn = (delay: number) => {
    if (!wanted) return
    clear()
    retryTimer = environment.setTimeout(() => {
      mayHurry = true
      void connect()
    }, delay)
  }

  /** Another one only after a wait that was kept to the end: a page that says much must not hammer. */
  const hurry = () => {
    if (retryTimer === undefined || !mayHurry) return
    mayHurry = false
    void connect()
  }

  const stop = (reason: string) => {
    wanted = false
    correction = 0
    clear()
    options.onStopped(reason)
  }

  const onClose = (code: number, reason: string) => {
    const policy = getClosePolicy(code)
    release(policy === 'discard')
    clear()
    if (!wanted) return
    if (policy === 'authenticate') {
      refusals += 1
      const difference = correction === 0 ? parseClockDifference(reason) : undefined
      if (difference !== undefined) {
        correction = difference
        return retryIn(0)
      }
      const message = toProviderMessage(reason)
      if (getProviderAlert(message) || refusals >= mostRefusals) return stop(message)
    }
    const wait = getWait(policy, reason, backoff.next())
    if (policy === 'slow' || policy === 'ask') {
      mayHurry = false
      pausedUntil = environment.now() + wait
    }
    retryIn(wait)
  }

  async function connect() {
    clear()
    release()
    const current = turn
    watchTimer = environment.setTimeout(() => onClose(1006, ''), openingTime)
    let attempt: SocketLike
    try {
      const url = await options.getUrl(correction)
      // Meanwhile it may have been closed, or begun anew.
      if (current !== turn) return
      attempt = new WebSocket(url)
    } catch (error) {
      if (current === turn) stop(error instanceof Error ? error.message : '')
      return
    }
    socket = attempt
    attempt.onopen = () => {
      isUp = true
      environment.clearTimeout(watchTimer)
      watchTimer = environment.setTimeout(() => {
        backoff.reset()
        refusals = 0
        mayHurry = true
      }, stableTime)
      options.onOpen()
    }
    attempt.onmessage = ({ data }: { data: unknown }) => {
      if (typeof data === 'string') options.onText(data)
    }
    attempt.onclose = ({ code, reason }: { code?: number; reason?: unknown }) =>
      onClose(code ?? 1006, typeof reason === 'string' ? reason : '')
    // A close event follows each error; this one carries nothing.
    attempt.onerror = () => undefined
  }

  const onWake = () => {
    if (isUp) options.onWake()
    // By the clock: timers stand still while a machine sleeps.
    else if (retryTimer !== undefined && environment.now() >= pausedUntil) void connect()
  }

  return {
    open() {
      if (wanted) return hurry()
      wanted = true
      refusals = 0
      mayHurry = true
      for (const event of wakeEvents) environment.page?.addEventListener(event, onWake)
      void connect()
    },
    send(text) {
      if (!isUp || !socket) return false
      try {
        socket.send(text)
        return true
      } catch {
        return false
      }
    },
    renew() {
      if (!wanted) return
      release()
      retryIn(backoff.next())
    },
    get wanted() {
      return wanted
    },
    close() {
      wanted = false
      clear()
      backoff.reset()
      for (const event of wakeEvents) environment.page?.removeEventListener(event, onWake)
      release()
    },
  }
}

function getWait(policy: ClosePolicy, reason: string, delay: number): number {
  if (policy === 'slow') return slowTime + delay
  return (policy === 'ask' ? parseRetryDelay(reason) : undefined) ?? delay
}

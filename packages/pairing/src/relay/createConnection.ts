import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { getProviderAlert } from '@portico/protocol'
import { parseClockDifference, toProviderMessage } from './parseClockDifference.js'
import type { SocketConstructor, SocketLike } from './Socket.js'

interface ConnectionOptions {
  readonly environment: Environment
  readonly WebSocket: SocketConstructor
  readonly random: () => number
  /** Addresses of one relay service, preferred first. */
  readonly relayUrls: readonly string[]
  getUrl(relayUrl: string, correction: number): Promise<string>
  onOpen(): void
  onText(text: string): void
  onWake(): void
  /** The socket is down, and pending responses are lost. `discard` means that a sent message caused it. */
  onDown(discard: boolean): void
  onStopped(reason: string): void
}

interface Connection {
  open(): void
  send(text: string): boolean
  renew(): void
  close(): void
  readonly wanted: boolean
}

const openingTime = 15_000
/** Used while another address of the relay is still untried. */
const shortOpeningTime = 3000
const stableTime = 30_000
const slowTime = 30_000
const mostRefusals = 3

export function createConnection(options: ConnectionOptions): Connection {
  const { environment, WebSocket, relayUrls } = options
  const backoff = createBackoff(options.random)
  let socket: SocketLike | undefined
  let turn = 0
  let isUp = false
  let wanted = false
  let refusals = 0
  let mayHurry = true
  let correction = 0
  /** The index of the address in use, and how many attempts have failed in a row. */
  let address = 0
  let failures = 0
  /** For each address, the time before which its relay asked not to reconnect. */
  const pausedUntil = relayUrls.map(() => 0)
  let retryTimer: Timer | undefined
  let watchTimer: Timer | undefined

  const clear = () => {
    environment.clearTimeout(retryTimer)
    environment.clearTimeout(watchTimer)
    retryTimer = undefined
  }

  const release = (discard = false) => {
    turn += 1
    const old = socket
    if (!old) return
    socket = undefined
    old.onopen = old.onmessage = old.onclose = null
    old.onerror = () => undefined
    try {
      old.close()
    } catch {}
    const wasUp = isUp
    isUp = false
    if (wasUp) options.onDown(discard)
  }

  const moveOn = () => {
    address = (address + 1) % relayUrls.length
  }

  const getPause = () => (pausedUntil[address] ?? 0) - environment.now()

  const retryIn = (delay: number) => {
    if (!wanted) return
    clear()
    retryTimer = environment.setTimeout(() => {
      mayHurry = true
      void connect()
    }, delay)
  }

  /** Allowed again only after a full delay, so that a busy page does not flood the relay. */
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
    const wasUp = isUp
    if (!wasUp) failures += 1
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
    const delay = backoff.next()
    if (policy === 'slow' || policy === 'ask')
      pausedUntil[address] = environment.now() + getWait(policy, reason, delay)
    // A lost connection is tried again at the same address first, because most are lost by the network.
    if (!wasUp || (policy !== 'retry' && policy !== 'discard')) moveOn()
    const pause = getPause()
    if (pause > 0) mayHurry = false
    retryIn(pause > 0 ? pause : delay)
  }

  async function connect() {
    clear()
    release()
    const current = turn
    const limit = failures < relayUrls.length - 1 ? shortOpeningTime : openingTime
    watchTimer = environment.setTimeout(() => onClose(1006, ''), limit)
    let attempt: SocketLike
    try {
      const url = await options.getUrl(relayUrls[address] ?? '', correction)
      // It may have been closed or restarted meanwhile.
      if (current !== turn) return
      attempt = new WebSocket(url)
    } catch (error) {
      if (current === turn) stop(error instanceof Error ? error.message : '')
      return
    }
    socket = attempt
    attempt.onopen = () => {
      isUp = true
      failures = 0
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
    attempt.onerror = () => undefined
  }

  const onWake = () => {
    if (isUp) options.onWake()
    // Compares the clock, because timers pause while a machine sleeps.
    else if (retryTimer !== undefined && getPause() <= 0) void connect()
  }

  return {
    open() {
      if (wanted) return hurry()
      wanted = true
      refusals = 0
      failures = 0
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
      moveOn()
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

type ClosePolicy =
  /** Reconnect: immediately the first time, then with growing delays. */
  | 'retry'
  /** Reconnect after half a minute at the earliest, because of a rate limit. */
  | 'slow'
  | 'ask'
  /** A sent message caused it: discard pending messages, then reconnect. */
  | 'discard'
  /** The token was refused. A new one is signed for each attempt, up to a limit. */
  | 'authenticate'

const policies: Readonly<Record<number, ClosePolicy>> = {
  1008: 'slow',
  1009: 'discard',
  1012: 'ask',
  1013: 'ask',
  3000: 'authenticate',
}

/** All other codes are network or relay failures: 1000, 1001, 1006, 1011, 4008, … */
function getClosePolicy(code: number): ClosePolicy {
  return policies[code] ?? 'retry'
}

/** From a reason such as `retry after 5`; in milliseconds, at most five minutes. */
export function parseRetryDelay(reason: string): number | undefined {
  const seconds = /(\d{1,6}(?:\.\d+)?)/.exec(reason)?.[1]
  return seconds === undefined ? undefined : Math.min(Number(seconds), 300) * 1000
}

const base = 500
const ceiling = 30_000

interface Backoff {
  next(): number
  reset(): void
}

/** Full jitter, so that pages do not reconnect simultaneously. The first retry is immediate. */
export function createBackoff(random: () => number): Backoff {
  let attempt = -1
  return {
    next() {
      attempt += 1
      if (attempt === 0) return 0
      return random() * Math.min(ceiling, base * 2 ** (attempt - 1))
    },
    reset() {
      attempt = -1
    },
  }
}

export const wakeEvents = ['online', 'focus', 'visibilitychange']

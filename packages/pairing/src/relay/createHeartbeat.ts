import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'

interface HeartbeatOptions {
  readonly environment: Environment
  beat(): boolean
  onDead(): void
}

interface Heartbeat {
  start(): void
  hear(): void
  /** Records a message that requires a response; `active` means that the visitor waits for its effect. */
  expect(active?: 'active'): void
  probe(): void
  stop(): void
}

const interval = 25_000
/** Used while the visitor waits, so that a dead connection is detected sooner. */
const activeInterval = 10_000
const activeTime = 60_000
const answerTime = 10_000
const probeTime = 3000
const freshTime = 5000
/** A busy page may not have processed the response yet. */
const busyTime = 1000
/** A timer this late means that the computer slept. */
const sleepTime = 30_000

/** Browsers have no WebSocket pings, and a dead network does not close a socket. */
export function createHeartbeat({ environment, beat, onDead }: HeartbeatOptions): Heartbeat {
  let timer: Timer | undefined
  let heardAt = 0
  let activeAt = Number.NEGATIVE_INFINITY
  let isUnanswered = false

  const stop = () => {
    isUnanswered = false
    environment.clearTimeout(timer)
  }
  const wait = (milliseconds: number, then: (late: number) => void) => {
    stop()
    const due = environment.now() + milliseconds
    timer = environment.setTimeout(() => {
      const late = environment.now() - due
      if (late > sleepTime) onDead()
      else then(late)
    }, milliseconds)
  }
  const rest = () => {
    const now = environment.now()
    const left = heardAt + (now - activeAt < activeTime ? activeInterval : interval) - now
    if (left > 0) wait(left, rest)
    else ask(answerTime)
  }
  const listen = (limit: number) => {
    wait(limit, late => {
      if (!isUnanswered) rest()
      else if (late > busyTime) listen(probeTime)
      else onDead()
    })
    isUnanswered = true
  }
  const ask = (limit: number) => {
    if (beat()) listen(limit)
    // Keeps the pending state if there is nothing to send.
    else if (!isUnanswered) wait(interval, rest)
  }

  return {
    start() {
      heardAt = environment.now()
      rest()
    },
    hear() {
      heardAt = environment.now()
      isUnanswered = false
    },
    expect(active) {
      if (active) activeAt = environment.now()
      if (!isUnanswered) listen(answerTime)
    },
    probe() {
      if (environment.now() - heardAt > freshTime) ask(probeTime)
    },
    stop,
  }
}

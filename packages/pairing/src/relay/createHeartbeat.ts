import type { Environment, Timer } from '@portico/core'

export interface HeartbeatOptions {
  readonly environment: Environment
  /** Sends something that has to be answered; false where there is nothing to ask. */
  beat(): boolean
  onDead(): void
}

export interface Heartbeat {
  start(): void
  /** Anything that arrives shows that the other side lives. */
  hear(): void
  /** Something was sent that has to be answered; `active` says that somebody waits for what follows from it. */
  expect(active?: 'active'): void
  /** Asks now, and waits for the answer less long. */
  probe(): void
  stop(): void
}

const interval = 25_000
/** While somebody waits: a connection that died without a word is found sooner. */
const activeInterval = 10_000
const activeTime = 60_000
const answerTime = 10_000
const probeTime = 3000
const freshTime = 5000
/** A page that is this busy may not have come to the answer yet. */
const busyTime = 1000
/** A timer that comes this late has slept with the computer. */
const sleepTime = 30_000

/** Pages have no pings of their own, and a dead network closes no socket. */
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
    // What is unanswered stays so when there is nothing to ask.
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

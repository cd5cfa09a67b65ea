import type { Duplex } from 'node:stream'
import type { RelayLimits } from '../relayLimits.js'
import { createTokenBucket, tryTokens } from './createTokenBuckets.js'

// After a stall the backlog is not admitted at once: connected clients would have to wait.
const admittedAtOnce = 20
const pause = 10
// Factor over the expected wait, which grows when the process is busy.
const patience = 1.5

interface Caller {
  since: number
  leave(): void
  enter(): void
  turnAway(): void
}

/** Admits clients at a steady rate: when all reconnect at once they are queued. */
export function createAdmissionQueue({ admissions, admissionQueue }: RelayLimits) {
  const bucket = createTokenBucket(admissions, performance.now())
  const queue = new Map<Duplex, Caller>()
  let timer: NodeJS.Timeout | undefined

  const mayEnter = () => tryTokens(bucket, admissions, 1, performance.now())

  function admitSome() {
    timer = undefined
    let admitted = 0
    const oldest = performance.now() - admissionQueue * patience
    for (const { since, leave, enter, turnAway } of queue.values()) {
      const isLate = since < oldest
      if (!isLate && (admitted++ >= admittedAtOnce || !mayEnter())) break
      leave()
      if (isLate) turnAway()
      else enter()
    }
    if (queue.size > 0) timer = setTimeout(admitSome, pause)
  }

  function wait(socket: Duplex, enter: () => void, turnAway: () => void) {
    const leave = () => {
      socket.removeListener('end', giveUp).removeListener('close', giveUp)
      queue.delete(socket)
    }
    // Sockets of an HTTP server are half-open, so `end` has to be handled too.
    const giveUp = () => {
      leave()
      socket.destroy()
    }
    socket.on('end', giveUp).on('close', giveUp)
    queue.set(socket, { since: performance.now(), leave, enter, turnAway })
    timer ??= setTimeout(admitSome, pause)
  }

  return {
    admit(socket: Duplex, enter: () => void, turnAway: () => void) {
      if (!socket.readable) socket.destroy()
      else if (queue.size === 0 && mayEnter()) enter()
      else if (((queue.size + 1) / admissions.perSecond) * 1000 > admissionQueue) turnAway()
      else wait(socket, enter, turnAway)
    },
    close() {
      clearTimeout(timer)
      for (const [socket, { leave }] of queue) {
        leave()
        socket.destroy()
      }
    },
  }
}

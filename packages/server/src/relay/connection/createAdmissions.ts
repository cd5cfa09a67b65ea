import type { Duplex } from 'node:stream'
import type { RelayLimits } from '../relayLimits.js'
import { createAllowance, tryTokens } from './takeTokens.js'

// A process that was late must not make up for it in one go: those who are connected wait meanwhile.
const admittedAtOnce = 20
const pause = 10
// Of the longest wait that is expected of anybody: it is longer when this process is busy with other things.
const patience = 1.5

interface Caller {
  since: number
  /** Takes it out of the queue. */
  leave(): void
  enter(): void
  turnAway(): void
}

/** Lets clients in at a steady pace: when all come back at once they queue up. */
export function createAdmissions({ admissions, admissionQueue }: RelayLimits) {
  const allowance = createAllowance(admissions, performance.now())
  const queue = new Map<Duplex, Caller>()
  let timer: NodeJS.Timeout | undefined

  const mayEnter = () => tryTokens(allowance, admissions, 1, performance.now())

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
    // The sockets of an HTTP server stay half open.
    const giveUp = () => {
      leave()
      socket.destroy()
    }
    socket.on('end', giveUp).on('close', giveUp)
    queue.set(socket, { since: performance.now(), leave, enter, turnAway })
    timer ??= setTimeout(admitSome, pause)
  }

  return {
    /** Calls `enter` when it is the client's turn, or `turnAway` where the queue is too long. */
    admit(socket: Duplex, enter: () => void, turnAway: () => void) {
      if (!socket.readable) socket.destroy()
      else if (queue.size === 0 && mayEnter()) enter()
      else if (((queue.size + 1) / admissions.perSecond) * 1000 > admissionQueue) turnAway()
      else wait(socket, enter, turnAway)
    },
    /** Cuts off all who wait. */
    close() {
      clearTimeout(timer)
      for (const [socket, { leave }] of queue) {
        leave()
        socket.destroy()
      }
    },
  }
}

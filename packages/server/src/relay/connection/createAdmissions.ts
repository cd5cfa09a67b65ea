import type { Duplex } from 'node:stream'
import type { RelayLimits } from '../relayLimits.js'
import { createAllowance, tryTokens } from './takeTokens.js'

// A process that was late must not make up for it in one go: those who are connected wait meanwhile.
const admittedAtOnce = 20
const pause = 10

/** Lets clients in at a steady pace: when all come back at once they queue up. */
export function createAdmissions({ admissions, admissionQueue }: RelayLimits) {
  const allowance = createAllowance(admissions, performance.now())
  const queue = new Map<Duplex, () => void>()
  let timer: NodeJS.Timeout | undefined

  const mayEnter = () => tryTokens(allowance, admissions, 1, performance.now())

  function admitSome() {
    timer = undefined
    let admitted = 0
    for (const [socket, enter] of queue) {
      if (admitted++ >= admittedAtOnce || !mayEnter()) break
      queue.delete(socket)
      enter()
    }
    if (queue.size > 0) timer = setTimeout(admitSome, pause)
  }

  return {
    /** Calls `enter` when it is the client's turn; false where the queue is too long. */
    admit(socket: Duplex, enter: () => void): boolean {
      if (queue.size === 0 && mayEnter()) {
        enter()
        return true
      }
      if (((queue.size + 1) / admissions.perSecond) * 1000 > admissionQueue) return false
      queue.set(socket, enter)
      timer ??= setTimeout(admitSome, pause)
      return true
    },
    /** Cuts off all who wait. */
    close() {
      clearTimeout(timer)
      for (const socket of queue.keys()) socket.destroy()
      queue.clear()
    },
  }
}

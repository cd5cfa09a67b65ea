import type { Duplex } from 'node:stream'
import type { RelayLimits } from '../relayLimits.js'
import { createAllowance, takeTokens } from './takeTokens.js'

/** Lets clients in at a steady pace: when all come back at once they queue up. */
export function createAdmissions(limits: RelayLimits) {
  const allowance = createAllowance(limits.admissions, performance.now())
  const queue = new Map<Duplex, NodeJS.Timeout>()

  return {
    /** Calls `enter` when it is the client's turn; false where the queue is too long. */
    admit(socket: Duplex, enter: () => void): boolean {
      const wait = takeTokens(allowance, limits.admissions, 1, performance.now())
      if (wait > limits.admissionQueue) {
        // Who is sent away must not make the queue longer, or those who come back keep it shut for ever.
        allowance.tokens += 1
        return false
      }
      if (wait === 0) enter()
      else
        queue.set(
          socket,
          setTimeout(() => queue.delete(socket) && enter(), wait),
        )
      return true
    },
    /** Cuts off all who wait. */
    close() {
      for (const [socket, timer] of queue) {
        clearTimeout(timer)
        socket.destroy()
      }
      queue.clear()
    },
  }
}

import type { VaultState } from '../../../context/VaultState.ts'

/** How long a sent nonce is trusted over the node's count: nodes behind a load balancer may lag. */
const lagMs = 60_000

/** @param counted the node's transaction count, pending ones included */
export function joinNonceQueue(queues: VaultState['nonceQueues'], key: string, counted: bigint) {
  const known = queues.get(key)
  const isCurrent = known && Date.now() - known.usedAt < lagMs
  const queue = isCurrent ? known : { next: counted, usedAt: Date.now(), settled: Promise.resolve() }
  if (queue.next < counted) queue.next = counted
  queues.set(key, queue)
  let earlier = queue.settled
  let settle: (() => void) | undefined

  return {
    next: queue.next,
    agree(nonces: readonly bigint[]) {
      if (settle) return
      earlier = queue.settled
      queue.settled = new Promise<void>(resolve => {
        settle = resolve
      })
      for (const nonce of nonces) if (nonce === queue.next) queue.next++
      queue.usedAt = Date.now()
    },
    /** Returns undefined if an earlier request failed: the nonces shown may leave a gap. */
    async send<Sent>(act: () => Promise<Sent>): Promise<{ readonly sent: Sent } | undefined> {
      await earlier
      try {
        if (queues.get(key) !== queue) return undefined
        const sent = await act()
        queue.usedAt = Date.now()
        return { sent }
      } catch (error) {
        // After a failure only the node knows the next nonce.
        if (queues.get(key) === queue) queues.delete(key)
        throw error
      } finally {
        settle?.()
      }
    },
  }
}

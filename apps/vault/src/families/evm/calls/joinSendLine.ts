import type { VaultState } from '../../../context/VaultState.ts'

/** How long a sent nonce is trusted over the node's count: nodes behind a load balancer may lag. */
const lagMs = 60_000

/**
 * Assigns nonces when the question is shown, after those of earlier approved requests, and sends in that order.
 * @param counted the node's transaction count, pending ones included
 */
export function joinSendLine(lines: VaultState['sendLines'], key: string, counted: bigint) {
  const known = lines.get(key)
  const isCurrent = known && Date.now() - known.usedAt < lagMs
  const line = isCurrent ? known : { next: counted, usedAt: Date.now(), settled: Promise.resolve() }
  if (line.next < counted) line.next = counted
  lines.set(key, line)
  let earlier = line.settled
  let settle: (() => void) | undefined

  return {
    next: line.next,
    agree(nonces: readonly bigint[]) {
      if (settle) return
      earlier = line.settled
      line.settled = new Promise<void>(resolve => {
        settle = resolve
      })
      for (const nonce of nonces) if (nonce === line.next) line.next++
      line.usedAt = Date.now()
    },
    /**
     * Sends after the earlier requests are sent. If one of them failed, the nonces shown may leave a gap.
     * @returns undefined in that case: the visitor must be asked again
     */
    async send<Sent>(act: () => Promise<Sent>): Promise<{ readonly sent: Sent } | undefined> {
      await earlier
      try {
        if (lines.get(key) !== line) return undefined
        const sent = await act()
        line.usedAt = Date.now()
        return { sent }
      } catch (error) {
        // After a failure only the node knows the next nonce.
        if (lines.get(key) === line) lines.delete(key)
        throw error
      } finally {
        settle?.()
      }
    },
  }
}

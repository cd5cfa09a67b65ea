import type { VaultState } from '../../../context/VaultState.ts'

/** How long a nonce that was sent counts although the node does not count it: nodes behind a load balancer differ. */
const lagMs = 60_000

/**
 * Takes the nonces of a request when the visitor comes to it, behind those of the requests that they have agreed to
 * before, and has it sent behind them.
 * @param counted the account's transactions by the node, pending ones included
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
    /** The visitor agrees: later requests get later nonces. */
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
     * Sends once the earlier requests are sent. If one of them has failed, the nonces that were shown may leave a gap.
     * @returns nothing in that case: the visitor has to be asked again
     */
    async send<Sent>(act: () => Promise<Sent>): Promise<{ readonly sent: Sent } | undefined> {
      await earlier
      try {
        if (lines.get(key) !== line) return undefined
        const sent = await act()
        line.usedAt = Date.now()
        return { sent }
      } catch (error) {
        // Only the node can say what is next.
        if (lines.get(key) === line) lines.delete(key)
        throw error
      } finally {
        settle?.()
      }
    },
  }
}

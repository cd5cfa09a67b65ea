import { listPending } from '../../data/pendingTransactions.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Timer } from '../../services/Environment.js'
import { followTransactions, readProgress } from './followTransactions.js'
import { findOutcome, type SettledStatus } from './settleTransaction.js'

const interval = 500

/** Calls back once a tracked transaction is final. Returns how to stop. */
export function watchTransaction(
  portico: Portico,
  id: string,
  onSettled: (status: SettledStatus | undefined) => void,
): () => void {
  const { environment } = portico
  const find = () => listPending(portico).find(each => each.id === id)
  let known = find()
  let timer: Timer
  let isStopped = false
  async function look(): Promise<void> {
    const now = find()
    known = now ?? known
    if (now) return wait()
    // Another tab may have settled it.
    const settled =
      findOutcome(portico, id) ??
      (known && (await readProgress(portico, known).catch(() => undefined))?.status)
    if (!isStopped) onSettled(settled === 'pending' ? undefined : settled)
  }
  function wait(): void {
    timer = environment.setTimeout(() => void look(), interval)
  }
  followTransactions(portico)
  wait()
  return () => {
    isStopped = true
    environment.clearTimeout(timer)
  }
}

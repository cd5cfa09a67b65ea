import type { RelayLimits } from '../relayLimits.js'
import type { Mailbox } from './createMailbox.js'

export function watchExpiry(
  mailbox: Mailbox,
  { purgeInterval }: RelayLimits,
  onError: (what: string, cause: unknown) => void,
): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await mailbox.purge().catch(cause => onError('purge', cause))
    isRunning = false
  }, purgeInterval)
  return () => clearInterval(timer)
}

import type { Portico } from '../../runtime/Portico.js'
import type { Timer } from '../../services/Environment.js'
import { watchVisibility } from '../../services/watchVisibility.js'
import { openingWait } from './offerTimes.js'

/**
 * After a tap on a wallet link: calls back when the page has stayed in the foreground for so long that the wallet
 * cannot have opened. Returning from the wallet restarts the timer, because its response may still be on its way.
 */
export function watchAbsence(
  { environment }: Pick<Portico, 'environment'>,
  { onStillHere }: { readonly onStillHere: () => void },
): () => void {
  let timer: Timer
  const unwatch = watchVisibility(
    { environment },
    {
      onChange(visible) {
        environment.clearTimeout(timer)
        if (visible) timer = environment.setTimeout(onStillHere, openingWait)
      },
    },
  )
  return () => {
    environment.clearTimeout(timer)
    unwatch()
  }
}

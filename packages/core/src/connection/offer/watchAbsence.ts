import type { Portico } from '../../runtime/Portico.js'
import type { Timer } from '../../services/Environment.js'
import { watchVisibility } from '../../services/watchVisibility.js'
import { openingWait } from './offerTimes.js'

/** Calls back if the page stays visible. A return from the wallet restarts the timer: a response may follow. */
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

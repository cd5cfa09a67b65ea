import { openingWait } from '../constants/pairing.js'
import type { Timer } from '../environment/Environment.js'
import type { Portico } from '../types/Portico.js'

/**
 * After a tap on a link to a wallet: tells when the page was in front of the visitor for so long that the wallet
 * cannot have opened. Coming back from it starts the count anew, because its answer may still be on its way.
 */
export function watchAbsence(
  { environment }: Pick<Portico, 'environment'>,
  { onStillHere }: { readonly onStillHere: () => void },
): () => void {
  const { page } = environment
  let timer: Timer
  const count = () => {
    environment.clearTimeout(timer)
    if (!isHidden(page?.document)) timer = environment.setTimeout(onStillHere, openingWait)
  }
  count()
  page?.addEventListener('visibilitychange', count)
  return () => {
    environment.clearTimeout(timer)
    page?.removeEventListener('visibilitychange', count)
  }
}

function isHidden(document: unknown): boolean {
  return (document as Document | undefined)?.visibilityState === 'hidden' // a window's, if there is one
}

import { getOffer, holdCode, type Portico, pair, watchVisibility } from '@portico/core'
import { isPorticoError, type pairingExpired, type relayUnreachable } from '@portico/protocol'

type Unanswered = (typeof pairingExpired | typeof relayUnreachable)['code']

// By their codes: bundlers would take the texts of the entries along into the first load.
const unanswered: readonly string[] = ['pairing_expired', 'relay_unreachable'] satisfies Unanswered[]

export interface KeepCodeOptions {
  /** Whether the view says what a wallet answered; where it does not, a new code is all that helps. */
  readonly showsAnswer: boolean
}

/**
 * Has a code ready for as long as it is shown to somebody: nobody scans from a page that is hidden, so a code is
 * not renewed there, though it stays good: the visitor may be in the wallet. What a wallet answered meanwhile is still
 * to be read when the visitor comes back.
 */
export function keepCode(portico: Portico, { showsAnswer }: KeepCodeOptions): () => void {
  let release: (() => void) | undefined
  const letGo = holdCode(portico)
  const unwatch = watchVisibility(portico, {
    onChange(visible) {
      const isReturn = release !== undefined
      release?.()
      if (!visible || (isReturn && showsAnswer && wasAnswered(portico))) return
      release = pair(portico)
    },
  })
  return () => {
    unwatch()
    release?.()
    letGo()
  }
}

/** Whether the code ended with a wallet's answer, not because time or the network ran out. */
function wasAnswered(portico: Portico): boolean {
  const offer = getOffer(portico)
  if (offer.status !== 'error' || !isPorticoError(offer.error)) return false
  return !unanswered.includes(offer.error.code)
}

import { getPairing, type Portico, startPairing } from '@portico/core'
import { holdCode, watchVisibility } from '@portico/core/internal'
import { isPorticoError, type pairingExpired, type relayUnreachable } from '@portico/protocol'

type Unanswered = (typeof pairingExpired | typeof relayUnreachable)['code']

// Compares codes, because importing the catalogue entries would bundle their texts into the first load.
const unanswered: readonly string[] = ['pairing_expired', 'relay_unreachable'] satisfies Unanswered[]

export interface KeepCodeOptions {
  /** Whether the view shows the wallet's response. If not, only a new pairing URI helps. */
  readonly showsAnswer: boolean
}

/** Keeps a pairing URI valid. It is not renewed on a hidden page: the visitor may be in the wallet app. */
export function keepCode(portico: Portico, { showsAnswer }: KeepCodeOptions): () => void {
  let release: (() => void) | undefined
  const letGo = holdCode(portico)
  const unwatch = watchVisibility(portico, {
    onChange(visible) {
      const isReturn = release !== undefined
      release?.()
      if (!visible || (isReturn && showsAnswer && wasAnswered(portico))) return
      release = startPairing(portico)
    },
  })
  return () => {
    unwatch()
    release?.()
    letGo()
  }
}

/** Whether a wallet responded, as opposed to a timeout or network error. */
function wasAnswered(portico: Portico): boolean {
  const offer = getPairing(portico)
  if (offer.status !== 'error' || !isPorticoError(offer.error)) return false
  return !unanswered.includes(offer.error.code)
}

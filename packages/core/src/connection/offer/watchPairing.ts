import type { Portico } from '../../runtime/Portico.js'
import { findOffer } from './findOffer.js'
import type { PairingState } from './Offer.js'

/** Calls back when the pairing URI has changed: created, renewed, withdrawn, failed. */
export function watchPairing(
  portico: Portico,
  { onChange }: { readonly onChange: (state: PairingState) => void },
): () => void {
  const offer = findOffer(portico)
  return offer ? offer.subscribe(() => onChange(offer.get())) : () => undefined
}

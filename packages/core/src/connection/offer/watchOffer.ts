import type { Portico } from '../../runtime/Portico.js'
import { findOffer } from './findOffer.js'
import type { OfferState } from './Offer.js'

/** Calls back when the pairing URI has changed: created, renewed, withdrawn, failed. */
export function watchOffer(
  portico: Portico,
  { onChange }: { readonly onChange: (state: OfferState) => void },
): () => void {
  const offer = findOffer(portico)
  return offer ? offer.subscribe(() => onChange(offer.get())) : () => undefined
}

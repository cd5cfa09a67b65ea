import { findOffer } from '../offer/findOffer.js'
import type { OfferState } from '../types/Offer.js'
import type { Portico } from '../types/Portico.js'

/** Calls back when the code for wallets elsewhere has changed: made, renewed, withdrawn, failed. */
export function watchOffer(
  portico: Portico,
  { onChange }: { readonly onChange: (state: OfferState) => void },
): () => void {
  const offer = findOffer(portico)
  return offer ? offer.subscribe(() => onChange(offer.get())) : () => undefined
}

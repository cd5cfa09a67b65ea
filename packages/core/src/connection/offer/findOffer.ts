import type { Portico } from '../../runtime/Portico.js'
import type { OfferState, SourceOffer } from './Offer.js'

/** What the kit can offer to wallets that are elsewhere: of the first source that has such. */
export function findOffer({ sources }: Portico): SourceOffer | undefined {
  for (const { offer } of sources.values()) if (offer) return offer
  return undefined
}

/** The code for wallets elsewhere, as far as it is there. */
export function getOffer(portico: Portico): OfferState {
  return findOffer(portico)?.get() ?? none
}

const none: OfferState = { status: 'idle' }

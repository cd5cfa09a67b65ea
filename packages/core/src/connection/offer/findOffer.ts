import type { Portico } from '../../runtime/Portico.js'
import type { PairingState, SourceOffer } from './Offer.js'

export function findOffer({ sources }: Portico): SourceOffer | undefined {
  for (const { offer } of sources.values()) if (offer) return offer
  return undefined
}

/** The current pairing URI state. */
export function getPairing(portico: Portico): PairingState {
  return findOffer(portico)?.get() ?? none
}

const none: PairingState = { status: 'idle' }

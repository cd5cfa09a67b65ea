import type { ChainNamespace } from '@portico/core'
import { describe } from 'vitest'
import type { ConformanceTraits } from '../AdapterConformance.js'
import { describeRun } from '../describeRun.js'
import { createPairedRun } from './createPairedRun.js'
import type { PairedConformance } from './PairedConformance.js'

/** Traits that all families share if the wallet is remote. */
const pairedTraits = {
  listensTo: { no: 'a session is listened to for as long as the page is there' },
  declines: 'connection_rejected',
  pends: { no: 'a wallet on another device may be offered any number of codes' },
  forgets: true,
  tellsAccess: true,
  locks: { no: 'a locked wallet does not answer, as one that is switched off' },
} as const satisfies Partial<ConformanceTraits>

/**
 * The suite of all adapters with a remote wallet: a kit with the family's adapter, a relay, and a wallet that signs
 * for real. Run it inside a `describe` that starts the chains and the relay.
 */
export function describePairedAdapter<Namespace extends ChainNamespace>(
  conformance: PairedConformance<Namespace>,
): void {
  describe('as every adapter, over pairing [C-02]', () => {
    const traits = { ...conformance.traits, ...pairedTraits }
    describeRun({ ...conformance, traits }, createPairedRun(conformance))
  })
}

import type { ChainNamespace } from '@portico/core'
import type { AdapterConformance } from '../AdapterConformance.js'

/** What the suite has to know of a family whose wallet is on another device. */
export interface PairedConformance<Namespace extends ChainNamespace>
  extends Omit<AdapterConformance<Namespace>, 'createWorld' | 'traits'> {
  /** A relay that runs, and a project that it serves. Called when the tests run. */
  getRelay(): { readonly url: string; readonly projectId: string }
}

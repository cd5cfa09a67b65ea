import type { ChainNamespace } from '@portico/core'
import type { RemoteFamily } from '../../remoteWallet/RemoteWallet.js'
import type { AdapterConformance } from '../AdapterConformance.js'

/** What the suite has to know of a family whose wallet is on another device. */
export interface PairedConformance<Namespace extends ChainNamespace>
  extends Omit<AdapterConformance<Namespace>, 'createWorld'> {
  /** What the wallet does, where the family is none that the remote wallet knows by itself. */
  readonly remote?: RemoteFamily | undefined
  /** A relay that runs, and a project that it serves. Called when the tests run. */
  getRelay(): { readonly url: string; readonly projectId: string }
}

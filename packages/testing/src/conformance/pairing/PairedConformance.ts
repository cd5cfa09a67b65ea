import type { ChainNamespace } from '@portico/core'
import type { RemoteFamily } from '../../remoteWallet/RemoteWallet.js'
import type { AdapterConformance } from '../AdapterConformance.js'

/** What the suite has to know about a family whose wallet is remote. */
export interface PairedConformance<Namespace extends ChainNamespace>
  extends Omit<AdapterConformance<Namespace>, 'createWorld'> {
  /** Implements the wallet for a family that the remote wallet does not support. */
  readonly remote?: RemoteFamily | undefined
  /** A running relay and one of its projects. Called when the tests run. */
  getRelay(): { readonly url: string; readonly projectId: string }
}

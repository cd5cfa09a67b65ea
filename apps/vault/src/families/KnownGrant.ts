import type { Spending } from '../approve/Approval.ts'
import type { NetworkId } from '../networks/networks.ts'

/** What a key of a site may spend from the smart account of a network. */
export interface KnownGrant {
  readonly network: NetworkId
  /** By which it is ended. */
  readonly context: `0x${string}`
  /** Address of the key. */
  readonly key: `0x${string}`
  readonly spending: Spending
}

import type { Spending } from '../approve/Approval.ts'
import type { NetworkId } from '../networks/networks.ts'

export interface KnownGrant {
  readonly network: NetworkId
  /** The identifier used to revoke the permission. */
  readonly context: `0x${string}`
  readonly key: `0x${string}`
  readonly spending: Spending
}

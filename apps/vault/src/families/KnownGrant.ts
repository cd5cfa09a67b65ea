import type { Spending } from '../approve/Approval.ts'
import type { NetworkId } from '../networks/networks.ts'

/** A spending permission of a site's key on a smart account. */
export interface KnownGrant {
  readonly network: NetworkId
  /** The identifier used to revoke the permission. */
  readonly context: `0x${string}`
  /** The key's address. */
  readonly key: `0x${string}`
  readonly spending: Spending
}

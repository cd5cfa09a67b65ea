import type { Custody } from '../custody/Custody.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { KeeperOptions } from './KeeperOptions.ts'
import type { KeeperState } from './keeperTypes.ts'

/** What the parts of a keeper share. */
export interface KeeperContext extends Omit<KeeperOptions, 'setLanguage'>, RootHolder {
  readonly state: KeeperState
  readonly getCustody: () => Promise<Custody>
  /** Aborts when the visitor signs out. */
  readonly getLeaving: () => AbortSignal
  readonly signOut: () => Promise<void>
}

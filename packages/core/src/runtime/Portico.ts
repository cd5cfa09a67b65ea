import type { Adapter } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { PorticoStorage } from '../services/createStorage.js'
import type { Environment } from '../services/Environment.js'
import type { WalletSource } from '../sources/Source.js'
import type { Store } from '../store/createStore.js'
import type { PorticoState } from '../store/state.js'
import type { NetworkInputs, ResolvedOptions } from './Options.js'
import type { LazyRuntime } from './Runtime.js'

/** One kit on a page. Everything that changes hangs from it; two of them do not see each other. */
export interface Portico<networks extends NetworkInputs = NetworkInputs> {
  /** Only a type: the networks that it was made with, so that their ids are completed. */
  readonly '~networks'?: networks
  readonly options: ResolvedOptions
  readonly environment: Environment
  readonly store: Store<PorticoState>
  readonly storage: PorticoStorage
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  /** Where wallets are that are not in the page, by the id of their connectors. */
  readonly sources: ReadonlyMap<string, WalletSource>
  /** What acts: it arrives after the first load, once. */
  readonly runtime: LazyRuntime
  /** Per-instance memory of actions (timers, flights, caches), keyed by the action that owns it. */
  readonly memory: Map<unknown, unknown>
}

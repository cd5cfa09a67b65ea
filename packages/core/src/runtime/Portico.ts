import type { Adapter } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { PorticoStorage } from '../services/createStorage.js'
import type { Environment } from '../services/Environment.js'
import type { WalletSource } from '../sources/Source.js'
import type { Store } from '../store/createStore.js'
import type { PorticoState } from '../store/state.js'
import type { NetworkInputs, ResolvedOptions } from './Options.js'
import type { RuntimeLoader } from './Runtime.js'

/** An instance of the kit. All mutable state belongs to it; instances are isolated from each other. */
export interface Portico<networks extends NetworkInputs = NetworkInputs> {
  /** Phantom type of its networks, for completion of their ids. */
  readonly '~networks'?: networks
  readonly options: ResolvedOptions
  readonly environment: Environment
  readonly store: Store<PorticoState>
  readonly storage: PorticoStorage
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  readonly sources: ReadonlyMap<string, WalletSource>
  readonly runtime: RuntimeLoader
  /** Per-instance memory of actions (timers, requests in flight, caches), keyed by its owner. */
  readonly memory: Map<unknown, unknown>
}

import { tellAdapterEvent } from './actions/tellAdapterEvent.js'
import { createInitialState } from './createInitialState.js'
import { createSources } from './createSources.js'
import { createEnvironment } from './environment/createEnvironment.js'
import { defineNetwork } from './networks/defineNetwork.js'
import { getRpcUrls } from './networks/getRpcUrls.js'
import { resolveOptions } from './resolveOptions.js'
import { createStorage } from './services/createStorage.js'
import { createStore } from './store/createStore.js'
import { selectNetworksOf } from './store/slices/networks.js'
import type { Adapter } from './types/Adapter.js'
import type { ChainNamespace } from './types/ChainNamespace.js'
import type { NetworkInputs, PorticoOptions } from './types/Options.js'
import type { Portico } from './types/Portico.js'

/** Builds a kit. Nothing runs and nothing leaves the page until it is started, by the provider or an element. */
export function createPortico<const networks extends NetworkInputs>(
  given: PorticoOptions<networks>,
): Portico<networks> {
  const environment = createEnvironment(given.environment, given.logLevel)
  const networks = given.networks.map(defineNetwork)
  const options = resolveOptions(given, networks, environment)
  const storage = createStorage(environment, given.instanceId)
  const adapters = new Map<ChainNamespace, Adapter>()
  const store = createStore(createInitialState(given, options, networks, storage))
  const { pairing, sources } = createSources(given, { environment, options, store }, () => portico)
  const portico: Portico<networks> = {
    options,
    environment,
    store,
    storage,
    adapters,
    sources,
    pairing,
    memory: new Map(),
  }
  for (const factory of given.adapters ?? []) {
    const adapter = factory.create({
      environment,
      options,
      store,
      getNetworks: () => selectNetworksOf(store.get().networks, factory.namespace),
      getRpcUrls: network => getRpcUrls(network, options),
      emit: event => tellAdapterEvent(portico, factory.namespace, event),
    })
    adapters.set(factory.namespace, adapter)
  }
  return portico
}

import { paceEvent } from '../connection/paceEvents.js'
import { reportError } from '../events/reportError.js'
import type { Adapter, AdapterEvent } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { toFamilies } from '../families/Families.js'
import { defineNetwork } from '../families/networks/defineNetwork.js'
import { mainnet } from '../families/networks/evm.js'
import { getRpcUrls } from '../families/networks/getRpcUrls.js'
import { createEnvironment } from '../services/createEnvironment.js'
import { createStorage } from '../services/createStorage.js'
import { createSources } from '../sources/createSources.js'
import { createStore } from '../store/createStore.js'
import { setConnectors } from '../store/slices/connectors.js'
import { selectNetworksOf } from '../store/slices/networks.js'
import { update } from '../store/update.js'
import { createInitialState } from './createInitialState.js'
import { createRuntimeLoader } from './createRuntimeLoader.js'
import { loadRuntime } from './loadRuntime.js'
import type { NetworkInputs, PorticoOptions } from './Options.js'
import type { Portico } from './Portico.js'
import { resolveOptions } from './resolveOptions.js'

/** Creates an instance. Nothing runs and no request is sent until it is started by the provider or an element. */
export function createPortico<const networks extends NetworkInputs>(
  given: PorticoOptions<networks>,
): Portico<networks> {
  const environment = createEnvironment(given.environment, given.logLevel)
  const named = given.networks.map(defineNetwork)
  // Ethereum is the default if the site names no network (V-17).
  const defaultNetwork = given.defaultNetwork ? defineNetwork(given.defaultNetwork) : (named[0] ?? mainnet)
  const networks = named.length > 0 ? named : [defaultNetwork]
  const { adapters: factories = [] } = given
  const families = toFamilies([...(given.families ?? []), ...factories.map(({ family }) => family)])
  const options = resolveOptions(given, defaultNetwork, families, environment)
  const storage = createStorage(environment, given.instanceId)
  const adapters = new Map<ChainNamespace, Adapter>()
  const store = createStore(createInitialState(given, { options, families, networks, storage }), error =>
    environment.logger.error('A listener of the page failed.', error),
  )
  const sources = createSources(given.sources ?? [], { environment, options, storage, store }, () => portico)
  const portico: Portico<networks> = {
    options,
    environment,
    store,
    storage,
    adapters,
    sources,
    runtime: createRuntimeLoader(() => loadRuntime(portico)),
    memory: new Map(),
  }
  for (const factory of factories) {
    const { namespace } = factory.family
    const adapter = factory.create({
      environment,
      options,
      store,
      getNetworks: () => selectNetworksOf(store.get().networks, namespace),
      getRpcUrls: network => getRpcUrls(network, options),
      emit: event => tellEvent(portico, namespace, event),
      pace: (name, tell) => paceEvent(portico, [namespace, name].join(), tell),
    })
    adapters.set(namespace, adapter)
  }
  return portico
}

/** Discovered connectors are applied at once; other events concern connected wallets and need the runtime. */
function tellEvent(portico: Portico, namespace: ChainNamespace, event: AdapterEvent): void {
  if (event.type === 'connectors') {
    update(portico, 'connectors', connectors => setConnectors(connectors, namespace, event.connectors))
    return
  }
  portico.runtime
    .run(runtime => runtime.handleAdapterEvent(namespace, event))
    .catch(error => reportError(portico, 'An event of a wallet could not be handled.', error))
}

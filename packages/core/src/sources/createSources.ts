import { reportError } from '../events/reportError.js'
import type { Connector } from '../families/adapter/Connector.js'
import { getRpcUrls } from '../families/networks/getRpcUrls.js'
import type { Portico } from '../runtime/Portico.js'
import type { AccountsState } from '../store/slices/accounts.js'
import { setAccount } from '../store/slices/accounts.js'
import { selectRequestedNetwork } from '../store/slices/networks.js'
import type { SourceContext, SourceEvent, SourceFactory, WalletSource } from './Source.js'

export function createSources(
  given: readonly SourceFactory[],
  { environment, options, storage, store }: Pick<Portico, 'environment' | 'options' | 'storage' | 'store'>,
  getPortico: () => Portico,
): Portico['sources'] {
  const { projectId, metadata, locale } = options
  const {
    networks: { requested },
    families,
  } = store.get()
  const context: Omit<SourceContext, 'emit' | 'createSignIn' | 'sdkVersion'> = {
    environment,
    projectId,
    metadata,
    locale,
    families,
    namespaces: [...new Set(requested.map(({ chainNamespace }) => chainNamespace))],
    getNetworks: () => store.get().networks.requested.map(({ caipNetworkId }) => caipNetworkId),
    getFormerId: id => selectRequestedNetwork(store.get().networks, id)?.deprecatedCaipNetworkId,
    getNetworkName: id => selectRequestedNetwork(store.get().networks, id)?.name,
    getRpcUrls(id) {
      const network = selectRequestedNetwork(store.get().networks, id)
      return network ? getRpcUrls(network, options) : []
    },
    getDefaultAccountType: namespace => options.defaultAccountTypes[namespace],
    hasOpenedApp: () => storage.get('deepLinkChoice') !== undefined,
    holdings: options.services.data
      ? {
          listNetworks: async () => (await import('../data/readHoldings.js')).readServed(getPortico()),
          read: async caipAddress =>
            (await import('../data/readHoldings.js')).readHoldings(getPortico(), caipAddress),
        }
      : undefined,
  }
  const all = given.map(factory => {
    const emit: SourceContext['emit'] = event => tellEvent(getPortico(), source, event)
    const createSignIn: SourceContext['createSignIn'] = (...wanted) =>
      getPortico().runtime.run(runtime => runtime.createLoginMessage(source, ...wanted))
    const source = factory.create({
      ...context,
      // Changes if the page defines custom elements.
      get sdkVersion() {
        return options.sdkVersion
      },
      emit,
      createSignIn,
    })
    return source
  })
  const sources = new Map(all.map(source => [source.id, source]))
  store.set(state => ({
    ...state,
    connectors: all.flatMap(toConnectors),
    accounts: nameRestored(state.accounts, sources),
  }))
  return sources
}

function tellEvent(portico: Portico, source: WalletSource, event: SourceEvent): void {
  portico.runtime
    .run(runtime => runtime.handleSourceEvent(source, event))
    .catch(error => reportError(portico, `An event of ${source.name} could not be handled.`, error))
}

function toConnectors(source: WalletSource): readonly Connector[] {
  const { id, name, type, imageId, offer, announcedAs, isReadOnly, namespaces } = source
  return namespaces.map(chain => ({
    id,
    name,
    type,
    chain,
    imageId,
    isSource: true,
    byCode: offer && true,
    announcedAs,
    isReadOnly,
    provider: source.getProvider(chain),
  }))
}

function nameRestored(accounts: AccountsState, sources: Portico['sources']): AccountsState {
  return Object.values(accounts).reduce((all, account) => {
    if (account.status !== 'connecting' || !account.restored) return all
    const user = sources.get(account.connectorId)?.recallUser?.()
    return user ? setAccount(all, { ...account, restored: { ...account.restored, user } }) : all
  }, accounts)
}

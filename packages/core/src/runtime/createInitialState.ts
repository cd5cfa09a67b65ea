import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Families } from '../families/Families.js'
import type { Network } from '../families/networks/Network.js'
import type { PorticoStorage } from '../services/createStorage.js'
import type { AccountState, Connection } from '../store/Account.js'
import { initialAlerts } from '../store/slices/alerts.js'
import { initialBuy } from '../store/slices/buy.js'
import { initialCatalogue } from '../store/slices/catalogue.js'
import { initialEvents } from '../store/slices/events.js'
import { createInitialFeatures } from '../store/slices/features.js'
import { initialModal } from '../store/slices/modal.js'
import { initialNaming } from '../store/slices/naming.js'
import { initialPay } from '../store/slices/pay.js'
import { initialRouter } from '../store/slices/router.js'
import { initialSend } from '../store/slices/send.js'
import { initialSignIn } from '../store/slices/signIn.js'
import { initialSwap } from '../store/slices/swap.js'
import { initialToasts } from '../store/slices/toasts.js'
import type { PorticoState } from '../store/state.js'
import { toWalletInfo } from '../store/toWalletInfo.js'
import type { PorticoOptions, ResolvedOptions } from './Options.js'

interface InitialParts {
  readonly options: ResolvedOptions
  readonly families: Families
  readonly networks: readonly Network[]
  readonly storage: PorticoStorage
}

/** Stored connections are shown at once as being restored, and corrected when the wallet responds. */
export function createInitialState(
  given: PorticoOptions,
  { options, families, networks, storage }: InitialParts,
): PorticoState {
  const active = getActiveNetworks(options, networks, storage)
  const storedNamespace = storage.get('activeNamespace')
  const activeNamespace =
    storedNamespace && active[storedNamespace] ? storedNamespace : options.defaultNetwork.chainNamespace
  return {
    initialized: false,
    families,
    accounts: getAccounts(active, storage, options),
    networks: { requested: networks, activeNamespace, active },
    connectors: [],
    connections: {},
    modal: initialModal,
    router: initialRouter,
    signIn: initialSignIn,
    send: initialSend,
    naming: initialNaming,
    buy: initialBuy,
    swap: initialSwap,
    pay: initialPay,
    theme: { mode: given.theme?.mode, variables: given.theme?.variables ?? {} },
    features: createInitialFeatures({ ...findFeatures(given.sources), ...given.features }),
    catalogue: { ...initialCatalogue, recent: storage.get('recentWallets') ?? [] },
    toasts: initialToasts,
    alerts: initialAlerts,
    events: initialEvents,
    queries: {},
  }
}

const findFeatures = (sources: PorticoOptions['sources'] = []) =>
  sources.find(({ features }) => features)?.features

type ByNamespace<T> = Partial<Record<ChainNamespace, T>>

function getActiveNetworks(
  options: ResolvedOptions,
  networks: readonly Network[],
  storage: PorticoStorage,
): ByNamespace<Network> {
  const stored = storage.get('activeNetworks') ?? {}
  const active: ByNamespace<Network> = {}
  for (const network of [options.defaultNetwork, ...networks]) active[network.chainNamespace] ??= network
  for (const network of networks) {
    if (stored[network.chainNamespace] === network.caipNetworkId) active[network.chainNamespace] = network
  }
  return active
}

function getAccounts(
  active: ByNamespace<Network>,
  storage: PorticoStorage,
  options: ResolvedOptions,
): PorticoState['accounts'] {
  const stored = options.reconnect ? (storage.get('connections') ?? {}) : {}
  const accounts: ByNamespace<AccountState> = {}
  for (const network of Object.values(active)) {
    const namespace = network.chainNamespace
    const connection = stored[namespace]?.[0]
    accounts[namespace] = (connection && toRestoring(network, connection)) ?? {
      status: 'disconnected',
      namespace,
    }
  }
  return accounts
}

function toRestoring(network: Network, connection: Connection): AccountState | undefined {
  const account =
    connection.accounts.find(({ address }) => address === connection.address) ?? connection.accounts[0]
  if (!account) return undefined
  const { connectorId, sessionId } = connection
  const ref = { connectorId, sessionId }
  return {
    status: 'connecting',
    namespace: network.chainNamespace,
    ...ref,
    restored: {
      ...ref,
      address: account.address,
      caipAddress: `${network.caipNetworkId}:${account.address}`,
      accounts: connection.accounts,
      wallet: toWalletInfo(connection),
    },
  }
}

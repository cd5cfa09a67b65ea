import {
  addNetwork,
  type CaipNetworkId,
  type ChainNamespace,
  type Connection,
  type Connector,
  closeModal,
  deleteConnection,
  disconnect,
  fetchBalance,
  fetchIdentity,
  getConnections,
  getRecentConnections,
  type Network,
  openModal,
  type Portico,
  type PorticoState,
  pushView,
  removeNetwork,
  replaceView,
  type SwitchConnectionParameters,
  selectActiveConnector,
  selectNetwork,
  setAccountType,
  setAddressLabel,
  setThemeMode,
  setThemeVariables,
  showToast,
  switchConnection,
  switchNetwork,
  type ThemeMode,
  type ThemeVariables,
  type WalletInfo,
  watchEvents,
  watchState,
} from '@portico/core'
import type { AccountType, Adapter, SocialProvider } from '@portico/core/adapter'
import {
  type ConnectionRef,
  checkMultiWallet,
  type EventsState,
  isShallowEqual,
  type KnownFeatureOptions,
  type PlainRouteName,
  type RemoteFeatures,
  selectShownAccount,
  type ThemeState,
  updateOptions,
} from '@portico/core/internal'

import type { AppKitNetwork, AppKitOptions } from './AppKitOptions.js'
import { callListener } from './callListener.js'
import { toAccount, type UseAppKitAccountReturn } from './toAccount.js'
import { toLiveOptions } from './toPorticoOptions.js'

export interface OpenOptions {
  readonly view?: PlainRouteName | undefined
  readonly uri?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  readonly arguments?:
    | {
        readonly fromToken?: string | undefined
        readonly toToken?: string | undefined
        readonly amount?: string | undefined
      }
    | undefined
}

export interface PublicStateControllerState {
  readonly loading: boolean
  readonly open: boolean
  readonly selectedNetworkId: CaipNetworkId | undefined
  readonly activeChain: ChainNamespace
  readonly initialized: boolean
}

export interface ConnectionChange {
  readonly address: string
  readonly namespace: ChainNamespace
  readonly hasSwitchedAccount: boolean
  readonly hasSwitchedWallet: boolean
  readonly hasDeletedWallet: boolean
}

export interface AppKitSwitchConnectionParameters extends SwitchConnectionParameters {
  /** Without effect: only a wallet that has to be connected anew opens the dialog. */
  readonly closeModalOnConnect?: boolean | undefined
  readonly onChange?: ((change: ConnectionChange) => void) | undefined
}

type NetworkChange = Pick<ReturnType<typeof selectNetworks>, 'caipNetwork' | 'caipNetworkId' | 'chainId'>

/** The instance that `createAppKit` returns. Features beyond AppKit's API are available through `portico`. */
export class AppKit {
  readonly #isReady: Promise<void>
  readonly #providers = new Map<
    ChainNamespace,
    { readonly connector: Connector; readonly provider: unknown }
  >()

  options: Partial<AppKitOptions>

  constructor(
    readonly portico: Portico,
    options: Partial<AppKitOptions> = {},
  ) {
    this.options = options
    this.#isReady = new Promise(resolve => {
      if (portico.store.get().initialized) resolve()
      const stop = watchState(
        portico,
        state => state.initialized,
        () => {
          stop()
          resolve()
        },
      )
    })
  }

  readonly open = async ({ view, uri, namespace, arguments: wish }: OpenOptions = {}): Promise<void> =>
    openModal(this.portico, { view: view === 'Swap' ? { name: view, ...wish } : view, uri, namespace })
  readonly close = async (): Promise<void> => closeModal(this.portico)
  readonly isOpen = (): boolean => this.#state.modal.open
  readonly replace = (view: PlainRouteName): void => replaceView(this.portico, view)
  readonly redirect = (view: PlainRouteName): void => pushView(this.portico, view)
  readonly ready = (): Promise<void> => this.#isReady
  readonly showErrorMessage = (message: string): void =>
    void showToast(this.portico, { type: 'error', message })
  readonly showSuccessMessage = (message: string): void =>
    void showToast(this.portico, { type: 'success', message })
  readonly getError = (): string => ''
  readonly getState = (): PublicStateControllerState => selectPublicState(this.#state)

  /** Applies to all families. */
  setLoading(loading: boolean, _namespace?: ChainNamespace): void {
    this.portico.store.set(state => ({ ...state, modal: { ...state.modal, loading } }))
  }

  readonly getAccount = (namespace?: ChainNamespace): UseAppKitAccountReturn =>
    toAccount(this.#state, namespace)
  readonly getAddress = (namespace?: ChainNamespace) => this.getAccount(namespace).address
  readonly getAddressByChainNamespace = (namespace: ChainNamespace) => this.getAddress(namespace)
  readonly getCaipAddress = (namespace?: ChainNamespace) => this.getAccount(namespace).caipAddress
  readonly getIsConnectedState = (): boolean => this.getAccount().isConnected
  readonly getWalletInfo = (namespace?: ChainNamespace) => selectShownAccount(this.#state, namespace)?.wallet
  readonly addAddressLabel = (address: string, label: string, namespace?: ChainNamespace): void =>
    setAddressLabel(this.portico, { address, label, namespace })
  readonly removeAddressLabel = (address: string, namespace?: ChainNamespace): void =>
    setAddressLabel(this.portico, { address, namespace })
  readonly disconnect = (namespace?: ChainNamespace): Promise<void> =>
    disconnect(this.portico, namespace ? { namespace } : {})
  readonly setPreferredAccountType = (type: AccountType, namespace?: ChainNamespace): Promise<void> =>
    setAccountType(this.portico, { type, namespace })

  getPreferredAccountType(namespace: ChainNamespace): string | undefined {
    const { address, allAccounts } = this.getAccount(namespace)
    const used = allAccounts.find(account => account.address === address)
    return used?.type ?? this.portico.options.defaultAccountTypes[namespace]
  }

  async updateNativeBalance(_address?: string, _chainId?: string | number, namespace?: ChainNamespace) {
    const { amount: balance, symbol } = await fetchBalance(this.portico, { namespace, force: true })
    return { balance, symbol }
  }

  async syncIdentity({
    address,
    chainNamespace: namespace,
  }: {
    readonly address: string
    readonly chainNamespace?: ChainNamespace | undefined
    readonly chainId?: string | number | undefined
  }): Promise<void> {
    await fetchIdentity(this.portico, { address, namespace, force: true })
  }

  getCaipNetwork(namespace?: ChainNamespace, id?: string | number): Network | undefined {
    if (id === undefined) return selectNetwork(this.#state, namespace)
    return this.getCaipNetworks(namespace).find(network => `${network.id}` === `${id}`)
  }

  /** Returns the id without its family, as AppKit does. */
  readonly getCaipNetworkId = () => this.getCaipNetwork()?.id
  readonly getChainId = () => this.getCaipNetworkId()
  readonly getActiveChainNamespace = () => getActive(this.#state)
  readonly getApprovedCaipNetworkIds = () => this.getWalletInfo()?.approvedNetworks

  getCaipNetworks(namespace?: ChainNamespace): readonly Network[] {
    const { requested } = this.#state.networks
    return namespace ? requested.filter(({ chainNamespace }) => chainNamespace === namespace) : requested
  }

  async switchNetwork(
    network: AppKitNetwork,
    { throwOnFailure = true }: { readonly throwOnFailure?: boolean | undefined } = {},
  ): Promise<void> {
    await switchNetwork(this.portico, network).catch(error => {
      if (throwOnFailure) throw error
    })
  }

  readonly addNetwork = (chainNamespace: ChainNamespace, network: AppKitNetwork): void =>
    void addNetwork(this.portico, { ...network, chainNamespace })
  readonly removeNetwork = (namespace: ChainNamespace, id: string | number): void =>
    removeNetwork(this.portico, `${namespace}:${id}`)

  setRequestedCaipNetworks(networks: readonly AppKitNetwork[], namespace: ChainNamespace): void {
    const before = this.getCaipNetworks(namespace)
    for (const network of networks) this.addNetwork(namespace, network)
    for (const { id } of before)
      if (!networks.some(network => network.id === id)) this.removeNetwork(namespace, id)
  }

  getProvider<Provider = unknown>(namespace: ChainNamespace): Provider | undefined {
    // The caller knows which type the provider of that family has.
    return this.#findProvider(this.#state, namespace) as Provider | undefined
  }

  #findProvider(state: PorticoState, namespace: ChainNamespace): unknown {
    const connector = selectActiveConnector(state, namespace)
    const adapter = this.options.adapters?.find(known => known.namespace === namespace)
    if (!connector || !adapter?.createProvider) return connector?.provider
    const known = this.#providers.get(namespace)
    if (known?.connector.id === connector.id && known.connector.provider === connector.provider)
      return known.provider
    const provider = adapter.createProvider(this.portico, connector)
    this.#providers.set(namespace, { connector, provider })
    return provider
  }

  readonly getProviderType = (namespace: ChainNamespace) =>
    selectActiveConnector(this.#state, namespace)?.type
  readonly getWalletProvider = (): unknown => this.getProvider(this.getActiveChainNamespace())
  readonly getWalletProviderType = () => this.getProviderType(this.getActiveChainNamespace())
  readonly getConnectors = (): readonly Connector[] => this.#state.connectors
  readonly getConnectorImage = (connector?: Pick<Connector, 'id' | 'imageUrl'>) =>
    connector && (this.portico.options.wallets.images[connector.id] ?? connector.imageUrl)

  /** The provider of remote wallets: it only takes requests, unlike WalletConnect's `UniversalProvider`. */
  async getUniversalProvider(): Promise<unknown> {
    await this.ready()
    return this.getConnectors().find(({ byCode }) => byCode)?.provider
  }

  /** Announces the wallet in the page (EIP-6963), so that the kit and other libraries find it. */
  addConnector({
    id,
    name,
    imageUrl = '',
    provider,
    info,
  }: Pick<Connector, 'id' | 'name'> & Partial<Connector>): void {
    const { uuid = crypto.randomUUID(), rdns = id } = info ?? {}
    const detail = Object.freeze({
      info: Object.freeze({ uuid, name, icon: info?.icon ?? imageUrl, rdns }),
      provider,
    })
    this.portico.environment.page?.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }

  getConnections(namespace?: ChainNamespace): readonly Connection[] {
    checkMultiWallet(this.portico)
    return getConnections(this.portico, namespace)
  }

  getRecentConnections(namespace?: ChainNamespace): readonly Connection[] {
    checkMultiWallet(this.portico)
    return getRecentConnections(this.portico, namespace)
  }

  async switchConnection({
    connection,
    address,
    namespace = this.getActiveChainNamespace(),
    onChange,
  }: AppKitSwitchConnectionParameters): Promise<void> {
    const [active] = this.#state.connections[namespace] ?? []
    const account = await switchConnection(this.portico, { connection, address, namespace })
    if (!account) return
    const hasSwitchedWallet = connection.connectorId !== active?.connectorId
    callListener(this.portico, onChange, {
      address: account.address,
      namespace,
      hasSwitchedAccount: !hasSwitchedWallet,
      hasSwitchedWallet,
      hasDeletedWallet: false,
    })
  }

  /** Removes all accounts of the connection, whichever address is given. */
  readonly deleteConnection = ({
    connectorId,
    sessionId,
    namespace,
  }: ConnectionRef & { readonly address?: string; readonly namespace?: ChainNamespace }): void =>
    deleteConnection(this.portico, { connectorId, sessionId, namespace })

  readonly getThemeMode = () => this.#state.theme.mode
  readonly setThemeMode = (mode: ThemeMode): void => setThemeMode(this.portico, mode)
  readonly getThemeVariables = (): ThemeVariables => this.#state.theme.variables
  readonly setThemeVariables = (variables: ThemeVariables): void => setThemeVariables(this.portico, variables)

  /** Adapters, networks and sources cannot be changed. */
  updateOptions(options: Partial<AppKitOptions>): void {
    this.options = { ...this.options, ...options }
    updateOptions(this.portico, toLiveOptions(options))
    if (options.themeMode) this.setThemeMode(options.themeMode)
    if (options.themeVariables) this.setThemeVariables(options.themeVariables)
  }

  readonly updateFeatures = (features: KnownFeatureOptions): void => this.updateOptions({ features })
  readonly setTermsConditionsUrl = (url: string): void => this.updateOptions({ termsConditionsUrl: url })
  readonly setPrivacyPolicyUrl = (url: string): void => this.updateOptions({ privacyPolicyUrl: url })
  readonly setConnectMethodsOrder = (connectMethodsOrder: KnownFeatureOptions['connectMethodsOrder']): void =>
    this.updateFeatures({ connectMethodsOrder })
  readonly getConnectMethodsOrder = () => this.#state.features.values.connectMethodsOrder
  readonly setWalletFeaturesOrder = (walletFeaturesOrder: KnownFeatureOptions['walletFeaturesOrder']): void =>
    this.updateFeatures({ walletFeaturesOrder })
  readonly setCollapseWallets = (collapseWallets: boolean): void => this.updateFeatures({ collapseWallets })
  readonly setSocialsOrder = (socials: readonly SocialProvider[]): void => this.updateFeatures({ socials })

  /** Has no effect on a running kit: pass `enableEIP6963` to `createAppKit`. */
  readonly setEIP6963Enabled = (_enabled: boolean): void =>
    this.portico.environment.logger.warn(
      'setEIP6963Enabled has no effect. Set enableEIP6963 of createAppKit.',
    )

  get remoteFeatures(): RemoteFeatures {
    return selectRemoteFeatures(this.#state)
  }

  readonly getRemoteFeatures = () => this.remoteFeatures

  updateRemoteFeatures({ reownBranding, ...features }: Partial<RemoteFeatures>): void {
    const branding = reownBranding ?? this.remoteFeatures.reownBranding
    this.portico.store.set(state => ({
      ...state,
      features: { ...state.features, values: { ...state.features.values, ...features, branding } },
    }))
  }

  readonly subscribeAccount = (callback: (account: UseAppKitAccountReturn) => void, of?: ChainNamespace) =>
    this.#watch(
      state => selectShownAccount(state, of) ?? state.accounts[of ?? getActive(state)]?.status,
      () => callback(this.getAccount(of)),
    )
  readonly subscribeNetwork = (callback: (network: NetworkChange) => void) =>
    this.subscribeCaipNetworkChange(caipNetwork =>
      callback({ caipNetwork, caipNetworkId: caipNetwork?.caipNetworkId, chainId: caipNetwork?.id }),
    )
  readonly subscribeCaipNetworkChange = (callback: (network: Network | undefined) => void) =>
    this.#watch(state => selectNetwork(state), callback)
  readonly subscribeConnections = (
    callback: (state: { readonly connections: PorticoState['connections'] }) => void,
  ) =>
    this.#watch(
      state => state.connections,
      connections => callback({ connections }),
    )
  readonly subscribeWalletInfo = (
    callback: (wallet: WalletInfo | undefined) => void,
    namespace?: ChainNamespace,
  ) => this.#watch(state => selectShownAccount(state, namespace)?.wallet, callback)
  readonly subscribeState = (callback: (state: PublicStateControllerState) => void) =>
    this.#watch(selectPublicState, callback, isShallowEqual)
  readonly subscribeTheme = (callback: (theme: ThemeState) => void) =>
    this.#watch(state => state.theme, callback)
  readonly subscribeEvents = (callback: (event: EventsState) => void) =>
    watchEvents(this.portico, { onChange: callback })
  /** Reports the providers as `getProvider` returns them, by family. */
  readonly subscribeProviders = (callback: (providers: Readonly<Record<string, unknown>>) => void) =>
    this.#watch(state => this.#listProviders(state), callback, isShallowEqual)
  readonly subscribeRemoteFeatures = (callback: (features: RemoteFeatures) => void) =>
    this.#watch(selectRemoteFeatures, callback, isShallowEqual)
  readonly subscribeShouldUpdateToAddress = (callback: (address: string | undefined) => void) =>
    this.#watch(state => selectShownAccount(state)?.address, callback)

  #watch<Value>(
    select: (state: PorticoState) => Value,
    onChange: (value: Value) => void,
    isEqual?: (left: Value, right: Value) => boolean,
  ): () => void {
    return watchState(this.portico, select, onChange, isEqual)
  }

  #listProviders(state: PorticoState): Readonly<Record<string, unknown>> {
    const namespaces = Object.keys(state.accounts) as ChainNamespace[] // keys of our own state
    return Object.fromEntries(namespaces.map(namespace => [namespace, this.#findProvider(state, namespace)]))
  }

  readonly getSIWX = () => this.portico.options.siwx

  get chainNamespaces(): readonly ChainNamespace[] {
    return [...this.portico.adapters.keys()]
  }

  get chainAdapters(): Readonly<Partial<Record<ChainNamespace, Adapter>>> {
    return Object.fromEntries(this.portico.adapters)
  }

  get version(): string {
    return this.portico.options.sdkVersion
  }

  /** Always empty: alerts are shown in the dialog and the console. */
  readonly reportedAlertErrors: Readonly<Record<string, boolean>> = {}

  get #state(): PorticoState {
    return this.portico.store.get()
  }
}

const getActive = (state: PorticoState) => state.networks.activeNamespace

const selectPublicState = (state: PorticoState): PublicStateControllerState => ({
  loading: state.modal.loading,
  open: state.modal.open,
  selectedNetworkId: selectNetwork(state)?.caipNetworkId,
  activeChain: getActive(state),
  initialized: state.initialized,
})

export type UseAppKitStateReturn = PublicStateControllerState & RemoteFeatures

export const selectKitState = (state: PorticoState): UseAppKitStateReturn => ({
  ...selectRemoteFeatures(state),
  ...selectPublicState(state),
})

export function selectNetworks(state: PorticoState) {
  const caipNetwork = selectNetwork(state)
  const approvedCaipNetworkIds = selectShownAccount(state)?.wallet?.approvedNetworks
  return {
    caipNetwork,
    caipNetworkId: caipNetwork?.caipNetworkId,
    chainId: caipNetwork?.id,
    approvedCaipNetworkIds,
    supportsAllNetworks: approvedCaipNetworkIds === undefined,
  }
}

function selectRemoteFeatures({ features }: PorticoState): RemoteFeatures {
  const { email, socials, swaps, onramp, activity, multiWallet, branding } = features.values
  return { email, socials, swaps, onramp, activity, multiWallet, reownBranding: branding }
}

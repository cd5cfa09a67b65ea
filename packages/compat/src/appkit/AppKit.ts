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
  updateOptions,
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
} from '@portico/core/internal'

import type { SiwxPlugin } from '@portico/protocol'
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

type Unsubscribe = () => void

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

  async open({ view, uri, namespace, arguments: wish }: OpenOptions = {}): Promise<void> {
    openModal(this.portico, { view: view === 'Swap' ? { name: view, ...wish } : view, uri, namespace })
  }

  async close(): Promise<void> {
    closeModal(this.portico)
  }

  readonly isOpen = (): boolean => this.#state.modal.open

  /** Applies to all families. */
  setLoading(loading: boolean, _namespace?: ChainNamespace): void {
    this.portico.store.set(state => ({ ...state, modal: { ...state.modal, loading } }))
  }

  replace(view: PlainRouteName): void {
    replaceView(this.portico, view)
  }

  redirect(view: PlainRouteName): void {
    pushView(this.portico, view)
  }

  ready(): Promise<void> {
    return this.#isReady
  }

  showErrorMessage(message: string): void {
    showToast(this.portico, { type: 'error', message })
  }

  showSuccessMessage(message: string): void {
    showToast(this.portico, { type: 'success', message })
  }

  getError(): string {
    return ''
  }

  getState(): PublicStateControllerState {
    return selectPublicState(this.#state)
  }

  getAccount(namespace?: ChainNamespace): UseAppKitAccountReturn {
    return toAccount(this.#state, namespace)
  }

  getAddress(namespace?: ChainNamespace): string | undefined {
    return this.getAccount(namespace).address
  }

  readonly getAddressByChainNamespace = (namespace: ChainNamespace) => this.getAddress(namespace)

  getCaipAddress(namespace?: ChainNamespace) {
    return this.getAccount(namespace).caipAddress
  }

  getIsConnectedState(): boolean {
    return this.getAccount().isConnected
  }

  getWalletInfo(namespace?: ChainNamespace): WalletInfo | undefined {
    return selectShownAccount(this.#state, namespace)?.wallet
  }

  addAddressLabel(address: string, label: string, namespace?: ChainNamespace): void {
    setAddressLabel(this.portico, { address, label, namespace })
  }

  removeAddressLabel(address: string, namespace?: ChainNamespace): void {
    setAddressLabel(this.portico, { address, namespace })
  }

  disconnect(namespace?: ChainNamespace): Promise<void> {
    return disconnect(this.portico, namespace ? { namespace } : {})
  }

  getPreferredAccountType(namespace: ChainNamespace): string | undefined {
    const { address, allAccounts } = this.getAccount(namespace)
    const used = allAccounts.find(account => account.address === address)
    return used?.type ?? this.portico.options.defaultAccountTypes[namespace]
  }

  setPreferredAccountType(type: AccountType, namespace?: ChainNamespace): Promise<void> {
    return setAccountType(this.portico, { type, namespace })
  }

  async updateNativeBalance(
    _address?: string,
    _chainId?: string | number,
    namespace?: ChainNamespace,
  ): Promise<{ readonly balance: string; readonly symbol: string }> {
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
  getCaipNetworkId(): string | number | undefined {
    return this.getCaipNetwork()?.id
  }

  readonly getChainId = () => this.getCaipNetworkId()

  getCaipNetworks(namespace?: ChainNamespace): readonly Network[] {
    const { requested } = this.#state.networks
    return namespace ? requested.filter(({ chainNamespace }) => chainNamespace === namespace) : requested
  }

  getActiveChainNamespace(): ChainNamespace {
    return this.#state.networks.activeNamespace
  }

  async switchNetwork(
    network: AppKitNetwork,
    { throwOnFailure = true }: { readonly throwOnFailure?: boolean | undefined } = {},
  ): Promise<void> {
    await switchNetwork(this.portico, network).catch(error => {
      if (throwOnFailure) throw error
    })
  }

  addNetwork(chainNamespace: ChainNamespace, network: AppKitNetwork): void {
    addNetwork(this.portico, { ...network, chainNamespace })
  }

  removeNetwork(namespace: ChainNamespace, id: string | number): void {
    removeNetwork(this.portico, `${namespace}:${id}`)
  }

  getApprovedCaipNetworkIds(): readonly CaipNetworkId[] | undefined {
    return this.getWalletInfo()?.approvedNetworks
  }

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

  getProviderType(namespace: ChainNamespace) {
    return selectActiveConnector(this.#state, namespace)?.type
  }

  getWalletProvider(): unknown {
    return this.getProvider(this.getActiveChainNamespace())
  }

  getWalletProviderType() {
    return this.getProviderType(this.getActiveChainNamespace())
  }

  getConnectors(): readonly Connector[] {
    return this.#state.connectors
  }

  /** The provider of remote wallets: it only takes requests, unlike WalletConnect's `UniversalProvider`. */
  async getUniversalProvider(): Promise<unknown> {
    await this.ready()
    return this.getConnectors().find(({ byCode }) => byCode)?.provider
  }

  getConnectorImage(connector?: Pick<Connector, 'id' | 'imageUrl'>): string | undefined {
    return connector && (this.portico.options.wallets.images[connector.id] ?? connector.imageUrl)
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
  deleteConnection({
    connectorId,
    sessionId,
    namespace,
  }: ConnectionRef & { readonly address?: string; readonly namespace?: ChainNamespace }): void {
    deleteConnection(this.portico, { connectorId, sessionId, namespace })
  }

  subscribeConnections(
    callback: (state: { readonly connections: PorticoState['connections'] }) => void,
  ): Unsubscribe {
    return watchState(
      this.portico,
      state => state.connections,
      connections => callback({ connections }),
    )
  }

  getThemeMode(): ThemeMode | undefined {
    return this.#state.theme.mode
  }

  setThemeMode(mode: ThemeMode): void {
    setThemeMode(this.portico, mode)
  }

  getThemeVariables(): ThemeVariables {
    return this.#state.theme.variables
  }

  setThemeVariables(variables: ThemeVariables): void {
    setThemeVariables(this.portico, variables)
  }

  /** Adapters, networks and sources cannot be changed. */
  updateOptions(options: Partial<AppKitOptions>): void {
    this.options = { ...this.options, ...options }
    updateOptions(this.portico, toLiveOptions(options))
    if (options.themeMode) this.setThemeMode(options.themeMode)
    if (options.themeVariables) this.setThemeVariables(options.themeVariables)
  }

  updateFeatures(features: KnownFeatureOptions): void {
    this.updateOptions({ features })
  }

  setTermsConditionsUrl(termsConditionsUrl: string): void {
    this.updateOptions({ termsConditionsUrl })
  }

  setPrivacyPolicyUrl(privacyPolicyUrl: string): void {
    this.updateOptions({ privacyPolicyUrl })
  }

  setConnectMethodsOrder(connectMethodsOrder: KnownFeatureOptions['connectMethodsOrder']): void {
    this.updateFeatures({ connectMethodsOrder })
  }

  getConnectMethodsOrder(): KnownFeatureOptions['connectMethodsOrder'] {
    return this.#state.features.values.connectMethodsOrder
  }

  setWalletFeaturesOrder(walletFeaturesOrder: KnownFeatureOptions['walletFeaturesOrder']): void {
    this.updateFeatures({ walletFeaturesOrder })
  }

  setCollapseWallets(collapseWallets: boolean): void {
    this.updateFeatures({ collapseWallets })
  }

  setSocialsOrder(socials: readonly SocialProvider[]): void {
    this.updateFeatures({ socials })
  }

  /** Has no effect on a running kit: pass `enableEIP6963` to `createAppKit`. */
  setEIP6963Enabled(_enabled: boolean): void {
    this.portico.environment.logger.warn(
      'setEIP6963Enabled has no effect. Set enableEIP6963 of createAppKit.',
    )
  }

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

  subscribeAccount(
    callback: (account: UseAppKitAccountReturn) => void,
    namespace?: ChainNamespace,
  ): Unsubscribe {
    return watchState(
      this.portico,
      state => selectShownAccount(state, namespace) ?? state.accounts[namespace ?? getActive(state)]?.status,
      () => callback(this.getAccount(namespace)),
    )
  }

  subscribeNetwork(
    callback: (network: {
      readonly caipNetwork: Network | undefined
      readonly caipNetworkId: CaipNetworkId | undefined
      readonly chainId: string | number | undefined
    }) => void,
  ): Unsubscribe {
    return this.subscribeCaipNetworkChange(caipNetwork =>
      callback({ caipNetwork, caipNetworkId: caipNetwork?.caipNetworkId, chainId: caipNetwork?.id }),
    )
  }

  subscribeCaipNetworkChange(callback: (network: Network | undefined) => void): Unsubscribe {
    return watchState(this.portico, state => selectNetwork(state), callback)
  }

  subscribeWalletInfo(
    callback: (wallet: WalletInfo | undefined) => void,
    namespace?: ChainNamespace,
  ): Unsubscribe {
    return watchState(this.portico, state => selectShownAccount(state, namespace)?.wallet, callback)
  }

  subscribeState(callback: (state: PublicStateControllerState) => void): Unsubscribe {
    return watchState(this.portico, selectPublicState, callback, isShallowEqual)
  }

  subscribeTheme(callback: (theme: ThemeState) => void): Unsubscribe {
    return watchState(this.portico, state => state.theme, callback)
  }

  subscribeEvents(callback: (event: EventsState) => void): Unsubscribe {
    return watchEvents(this.portico, { onChange: callback })
  }

  /** Reports the providers as `getProvider` returns them, by family. */
  subscribeProviders(callback: (providers: Readonly<Record<string, unknown>>) => void): Unsubscribe {
    return watchState(this.portico, state => this.#listProviders(state), callback, isShallowEqual)
  }

  #listProviders(state: PorticoState): Readonly<Record<string, unknown>> {
    const namespaces = Object.keys(state.accounts) as ChainNamespace[] // keys of our own state
    return Object.fromEntries(namespaces.map(namespace => [namespace, this.#findProvider(state, namespace)]))
  }

  subscribeRemoteFeatures(callback: (features: RemoteFeatures) => void): Unsubscribe {
    return watchState(this.portico, selectRemoteFeatures, callback, isShallowEqual)
  }

  subscribeShouldUpdateToAddress(callback: (address: string | undefined) => void): Unsubscribe {
    return watchState(this.portico, state => selectShownAccount(state)?.address, callback)
  }

  getSIWX(): SiwxPlugin | undefined {
    return this.portico.options.siwx
  }

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

export const selectPublicState = (state: PorticoState): PublicStateControllerState => ({
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

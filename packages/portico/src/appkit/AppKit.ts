import {
  addNetwork,
  type CaipNetworkId,
  type ChainNamespace,
  type Connection,
  type Connector,
  closeModal,
  deleteConnection,
  disconnect,
  type EventsState,
  getConnections,
  getRecentConnections,
  isShallowEqual,
  type Network,
  openModal,
  type PlainRouteName,
  type Portico,
  type PorticoState,
  push,
  removeNetwork,
  replace,
  type SwitchConnectionParameters,
  selectActiveConnector,
  selectNetwork,
  selectShownAccount,
  setThemeMode,
  setThemeVariables,
  showToast,
  switchConnection,
  switchNetwork,
  type ThemeMode,
  type ThemeState,
  type ThemeVariables,
  type WalletInfo,
  watch,
  watchEvents,
} from '@portico/core'
import type { SiwxPlugin } from '@portico/protocol'
import type { AppKitNetwork } from './AppKitOptions.js'
import { toAccount, type UseAppKitAccountReturn } from './toAccount.js'

export interface OpenOptions {
  readonly view?: PlainRouteName | undefined
  readonly uri?: string | undefined
  readonly namespace?: ChainNamespace | undefined
  /** For the view `Swap`, by symbol. */
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

type Unsubscribe = () => void

export type ProviderFactories = Readonly<
  Partial<Record<ChainNamespace, (portico: Portico, connector: Connector) => unknown>>
>

/** What `createAppKit` gives, over a kit of Portico. What Portico has beyond it is reached through `portico`. */
export class AppKit {
  readonly #isReady: Promise<void>
  readonly #providers = new Map<
    ChainNamespace,
    { readonly connector: Connector; readonly provider: unknown }
  >()

  constructor(
    readonly portico: Portico,
    /** How to make what `getProvider` gives, for the families whose wallets have no common object. */
    private readonly createProviders: ProviderFactories = {},
  ) {
    this.#isReady = new Promise(resolve => {
      if (portico.store.get().initialized) resolve()
      const stop = watch(
        portico,
        state => state.initialized,
        () => {
          stop()
          resolve()
        },
      )
    })
  }

  // The dialog

  async open({ view, uri, namespace, arguments: wish }: OpenOptions = {}): Promise<void> {
    openModal(this.portico, { view: view === 'Swap' ? { name: view, ...wish } : view, uri, namespace })
  }

  async close(): Promise<void> {
    closeModal(this.portico)
  }

  readonly isOpen = (): boolean => this.#state.modal.open

  replace(view: PlainRouteName): void {
    replace(this.portico, view)
  }

  redirect(view: PlainRouteName): void {
    push(this.portico, view)
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

  // The account

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

  disconnect(namespace?: ChainNamespace): Promise<void> {
    return disconnect(this.portico, namespace ? { namespace } : {})
  }

  // Networks

  getCaipNetwork(namespace?: ChainNamespace): Network | undefined {
    return selectNetwork(this.#state, namespace)
  }

  /** As the incumbent has it: the id without its family. */
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

  async switchNetwork(network: AppKitNetwork): Promise<void> {
    await switchNetwork(this.portico, network)
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

  // Providers

  getProvider<Provider = unknown>(namespace: ChainNamespace): Provider | undefined {
    // Which shape a wallet of that family has is the caller's knowledge.
    return this.#findProvider(this.#state, namespace) as Provider | undefined
  }

  /** The same object as long as the same wallet is in use. */
  #findProvider(state: PorticoState, namespace: ChainNamespace): unknown {
    const connector = selectActiveConnector(state, namespace)
    const create = this.createProviders[namespace]
    if (!connector || !create) return connector?.provider
    const known = this.#providers.get(namespace)
    if (known?.connector.id === connector.id && known.connector.provider === connector.provider)
      return known.provider
    const provider = create(this.portico, connector)
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

  // Several wallets

  getConnections(namespace?: ChainNamespace): readonly Connection[] {
    return getConnections(this.portico, namespace)
  }

  getRecentConnections(namespace?: ChainNamespace): readonly Connection[] {
    return getRecentConnections(this.portico, namespace)
  }

  async switchConnection(parameters: SwitchConnectionParameters): Promise<void> {
    await switchConnection(this.portico, parameters)
  }

  deleteConnection(parameters: { readonly connectorId: string; readonly namespace?: ChainNamespace }): void {
    deleteConnection(this.portico, parameters)
  }

  // The look

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

  // What happens

  subscribeAccount(
    callback: (account: UseAppKitAccountReturn) => void,
    namespace?: ChainNamespace,
  ): Unsubscribe {
    return watch(
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
    return watch(this.portico, state => selectNetwork(state), callback)
  }

  subscribeWalletInfo(
    callback: (wallet: WalletInfo | undefined) => void,
    namespace?: ChainNamespace,
  ): Unsubscribe {
    return watch(this.portico, state => selectShownAccount(state, namespace)?.wallet, callback)
  }

  subscribeState(callback: (state: PublicStateControllerState) => void): Unsubscribe {
    return watch(this.portico, selectPublicState, callback, isShallowEqual)
  }

  subscribeTheme(callback: (theme: ThemeState) => void): Unsubscribe {
    return watch(this.portico, state => state.theme, callback)
  }

  subscribeEvents(callback: (event: EventsState) => void): Unsubscribe {
    return watchEvents(this.portico, { onChange: callback })
  }

  /** Calls back with what `getProvider` gives, by family. */
  subscribeProviders(callback: (providers: Readonly<Record<string, unknown>>) => void): Unsubscribe {
    return watch(this.portico, state => this.#listProviders(state), callback, isShallowEqual)
  }

  #listProviders(state: PorticoState): Readonly<Record<string, unknown>> {
    const namespaces = Object.keys(state.accounts) as ChainNamespace[] // keys of our own state
    return Object.fromEntries(namespaces.map(namespace => [namespace, this.#findProvider(state, namespace)]))
  }

  getSIWX(): SiwxPlugin | undefined {
    return this.portico.options.siwx
  }

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

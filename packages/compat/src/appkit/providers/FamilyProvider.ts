import {
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  connect,
  disconnect,
  type Network,
  type Portico,
  type PorticoState,
  selectConnectedAccount,
  switchNetwork,
  watchState,
} from '@portico/core'
import { type ConnectorType, isRequestProvider } from '@portico/core/adapter'
import { networkNotFound, notConnected, PorticoError, unsupportedMethod } from '@portico/protocol'
import { type AppKitAccount, toAccount } from '../toAccount.js'

interface ProviderEvents<Accounts> {
  connect: Accounts
  accountsChanged: Accounts
  disconnect: undefined
  chainChanged: string | number
}

interface Subscription {
  readonly event: string
  readonly listener: unknown
  readonly stop: () => void
}

/** Requests go through the kit, so that responses are validated. Throws once another wallet is active. */
export abstract class FamilyProvider<Accounts> {
  readonly #subscriptions: Subscription[] = []

  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly imageUrl: string | undefined
  readonly provider: unknown

  constructor(
    protected readonly portico: Portico,
    connector: Connector,
    private readonly namespace: ChainNamespace,
  ) {
    const { id, name, type, imageUrl, provider } = connector
    this.id = id
    this.name = name
    this.type = type
    this.imageUrl = imageUrl
    this.provider = provider
  }

  protected abstract toAccounts(address: string): Accounts

  get chains(): readonly Network[] {
    const { requested } = this.portico.store.get().networks
    return requested.filter(({ chainNamespace }) => chainNamespace === this.namespace)
  }

  async connect(): Promise<string> {
    const { id: connectorId, namespace } = this
    return this.findAddress() ?? (await connect(this.portico, { connectorId, namespace })).address
  }

  async disconnect(): Promise<void> {
    if (this.findAddress() === undefined) return
    await disconnect(this.portico, { namespace: this.namespace })
  }

  async getAccounts(): Promise<readonly AppKitAccount[]> {
    this.requireAddress()
    return toAccount(this.portico.store.get(), this.namespace).allAccounts
  }

  async switchNetwork(id: CaipNetworkId): Promise<void> {
    const network = this.chains.find(({ caipNetworkId }) => caipNetworkId === id)
    if (!network) throw new PorticoError(networkNotFound, { context: { network: id } })
    await switchNetwork(this.portico, network)
  }

  /** For remote wallets, with the methods of their family. Injected wallets do not support it. */
  async request<Answer = unknown>(request: {
    readonly method: string
    readonly params?: unknown
  }): Promise<Answer> {
    this.requireAddress()
    const { provider } = this
    if (!isRequestProvider(provider)) throw new PorticoError(unsupportedMethod, { detail: request.method })
    // The caller knows the result type of its method.
    return provider.request(request) as Promise<Answer>
  }

  on<Event extends keyof ProviderEvents<Accounts>>(
    event: Event,
    listener: (value: ProviderEvents<Accounts>[Event]) => void,
  ): void {
    // It is only called with the values of its own event.
    const tell = listener as (value: unknown) => void
    const stop = event === 'chainChanged' ? this.#watchNetwork(tell) : this.#watchAddress(event, tell)
    this.#subscriptions.push({ event, listener, stop })
  }

  off(event: keyof ProviderEvents<Accounts>, listener: unknown): void {
    const index = this.#subscriptions.findIndex(known => known.event === event && known.listener === listener)
    if (index >= 0) for (const { stop } of this.#subscriptions.splice(index, 1)) stop()
  }

  readonly removeListener = (event: keyof ProviderEvents<Accounts>, listener: unknown) =>
    this.off(event, listener)

  protected findAddress(): string | undefined {
    return this.#selectAddress(this.portico.store.get())
  }

  protected requireAddress(): string {
    const address = this.findAddress()
    if (address === undefined) throw new PorticoError(notConnected)
    return address
  }

  #selectAddress(state: PorticoState): string | undefined {
    const account = selectConnectedAccount(state, this.namespace)
    return account?.connectorId === this.id ? account.address : undefined
  }

  #watchNetwork(listener: (value: unknown) => void): () => void {
    return watchState(
      this.portico,
      ({ networks }) => networks.active[this.namespace]?.id,
      id => listener(id),
    )
  }

  #watchAddress(event: string, listener: (value: unknown) => void): () => void {
    return watchState(
      this.portico,
      state => this.#selectAddress(state),
      (address, before) => {
        if (address === undefined) {
          if (event === 'disconnect') listener(undefined)
        } else if (event === 'accountsChanged' || (event === 'connect' && before === undefined))
          listener(this.toAccounts(address))
      },
    )
  }
}

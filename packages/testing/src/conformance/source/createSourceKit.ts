import {
  type AdapterFactory,
  type ChainNamespace,
  type Connector,
  connect,
  createPortico,
  disconnect,
  type Environment,
  type Network,
  type PorticoState,
  reconnect,
  type SendTransactionParameters,
  type SignMessageParameters,
  selectConnectedAccount,
  sendTransaction,
  signMessage,
  startPortico,
  switchNetwork,
  watchPairing,
} from '@portico/core'
import {
  type AccountParameters,
  type Adapter,
  type AdapterConnection,
  type AdapterEvent,
  getConnector,
  type SourceFactory,
} from '@portico/core/adapter'

export interface SourceKitOptions<Namespace extends ChainNamespace> {
  readonly namespace: Namespace
  readonly networks: readonly [Network, Network]
  readonly factory: AdapterFactory<Namespace>
  readonly projectId: string
  readonly source: SourceFactory
  readonly connectorId: string
  readonly environment: Partial<Environment>
  /** A pairing URI is ready. */
  readonly onCode?: ((uri: string) => void) | undefined
  readonly onEnd?: (() => void) | undefined
}

/** A kit with one source of wallets, in the shape of an adapter: each method is the kit's own action. */
export interface SourceKit<Namespace extends ChainNamespace> {
  readonly adapter: Adapter<Namespace>
  /** Unsolicited changes of the connection. */
  readonly news: readonly AdapterEvent[]
  connectors(): readonly Connector[]
  getConnector(): Connector
  /** Waits for stored connections. */
  restore(): Promise<AdapterConnection | undefined>
  start(): void
  stop(): void
  end(): void
}

export function createSourceKit<Namespace extends ChainNamespace>(
  options: SourceKitOptions<Namespace>,
): SourceKit<Namespace> {
  const { namespace, networks, factory, projectId, source, connectorId, environment, onCode, onEnd } = options
  const portico = createPortico({
    projectId,
    networks,
    adapters: [factory],
    sources: [source],
    environment,
    debug: false,
  })
  const { store } = portico
  // The only adapter that the kit was given.
  const family = portico.adapters.get(namespace) as unknown as Adapter<Namespace>
  const news: AdapterEvent[] = []
  let isAsking = false

  function describeConnection(state: PorticoState): AdapterConnection | undefined {
    const account = selectConnectedAccount(state, namespace)
    const network = state.networks.active[namespace]
    if (!account || !network) return undefined
    const { connectorId, accounts } = account
    return { connectorId, accounts, chainId: network.id }
  }

  const list = ({ accounts }: AdapterConnection) => accounts.map(({ address }) => address).join()
  let known: AdapterConnection | undefined
  function followConnection(state: PorticoState): void {
    const before = known
    known = describeConnection(state)
    if (!before || isAsking) return
    const { connectorId } = before
    if (!known) {
      news.push({ type: 'disconnected', connectorId })
      return
    }
    const { accounts, chainId } = known
    if (list(before) !== list(known)) news.push({ type: 'accountsChanged', connectorId, accounts })
    if (before.chainId !== chainId) news.push({ type: 'chainChanged', connectorId, chainId })
  }

  let code: string | undefined
  const stops = [
    store.subscribe(() => followConnection(store.get())),
    watchPairing(portico, {
      onChange(offer) {
        const uri = offer.status === 'ready' ? offer.uri : undefined
        if (uri && uri !== code) onCode?.(uri)
        code = uri
      },
    }),
  ]
  let release = startPortico(portico)

  async function ask<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    isAsking = true
    try {
      return await run()
    } finally {
      isAsking = false
    }
  }

  const connectors = () => store.get().connectors.filter(({ chain }) => chain === namespace)
  function findConnector(): Connector {
    const account = selectConnectedAccount(store.get(), namespace)
    const connector = account ? getConnector(portico, namespace, account) : connectors()[0]
    if (!connector) throw new Error('There is no way to remote wallets.')
    return connector
  }

  const adapter: Adapter<Namespace> = {
    namespace,
    type: family.type,
    methods: family.methods,
    ...(family.transfers && { transfers: family.transfers }),
    ...(family.swaps && { swaps: family.swaps }),
    start: () => startPortico(portico),
    connect: ({ signal }) =>
      ask(async () => {
        await connect(portico, { connectorId, namespace, signal })
        const connection = describeConnection(store.get())
        if (!connection) throw new Error('The kit says that it is connected, and to nothing.')
        return connection
      }),
    reconnect: () => restore(),
    disconnect: () => ask(() => disconnect(portico, { namespace })),
    async switchNetwork({ network }) {
      await switchNetwork(portico, network.caipNetworkId)
      return undefined
    },
    getBalance: request => family.getBalance(request),
    signMessage: request =>
      // The rest is the family's request.
      signMessage(portico, { ...withoutAccount(request), namespace } as SignMessageParameters<Namespace>),
    sendTransaction: ({ transaction }) =>
      // As above.
      sendTransaction(portico, { ...transaction, namespace } as SendTransactionParameters<Namespace>),
  }

  async function restore(): Promise<AdapterConnection | undefined> {
    await reconnect(portico)
    return describeConnection(store.get())
  }

  return {
    adapter,
    news,
    connectors,
    getConnector: findConnector,
    restore,
    start() {
      release = startPortico(portico)
    },
    stop: () => release(),
    end() {
      release()
      for (const stop of stops) stop()
      onEnd?.()
    },
  }
}

/** The kit knows the account. */
function withoutAccount<Request extends AccountParameters>({
  connector: _,
  network: __,
  address: ___,
  ...request
}: Request): Omit<Request, keyof AccountParameters> {
  return request
}

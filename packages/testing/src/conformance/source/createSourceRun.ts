import type { ChainNamespace, Environment } from '@portico/core'
import type { Page, SourceFactory } from '@portico/core/adapter'
import { afterEach, beforeEach } from 'vitest'
import type { AdapterConformance, ConformanceWallet } from '../AdapterConformance.js'
import type { ConformanceRun } from '../createConformanceRun.js'
import { createSourceKit, type SourceKit } from './createSourceKit.js'

/** A source and the wallet behind it, created for every test. */
export interface SourceWorld {
  readonly wallet: ConformanceWallet
  /** What survives a reload, such as the storage, and the page. */
  readonly environment: Partial<Environment> & { readonly page: Page }
  readonly projectId?: string | undefined
  /** Called for every load of the page. */
  createSource(): { readonly source: SourceFactory; cut?(): void }
  /** A pairing URI is ready. */
  readonly onCode?: ((uri: string) => void) | undefined
  end(): void
}

export interface SourceConformance<Namespace extends ChainNamespace>
  extends Omit<AdapterConformance<Namespace>, 'createWorld'> {
  createWorld(): SourceWorld
}

/** Sets up a kit and a wallet before every test; call the returned function inside tests. */
export function createSourceRun<Namespace extends ChainNamespace>({
  namespace,
  getNetworks,
  createFactory,
  createWorld,
}: SourceConformance<Namespace>): () => ConformanceRun<Namespace> {
  let run: (ConformanceRun<Namespace> & { end(): void }) | undefined

  beforeEach(() => {
    const networks = getNetworks()
    const { wallet, environment, projectId = 'test', createSource, onCode, end } = createWorld()
    const kits: SourceKit<Namespace>[] = []
    /** Simulates a reload: only the storage survives. */
    const load = () => {
      kits.at(-1)?.end()
      const { source, cut } = createSource()
      const kit = createSourceKit({
        namespace,
        networks,
        factory: createFactory(),
        projectId,
        source,
        connectorId: wallet.connectorId,
        environment,
        onCode,
        onEnd: cut,
      })
      kits.push(kit)
      return kit
    }
    let kit = load()
    run = {
      page: environment.page,
      wallet,
      adapter: {
        ...kit.adapter,
        connect: parameters => kit.adapter.connect(parameters),
        disconnect: parameters => kit.adapter.disconnect(parameters),
        switchNetwork: parameters => kit.adapter.switchNetwork(parameters),
        getBalance: parameters => kit.adapter.getBalance(parameters),
        signMessage: parameters => kit.adapter.signMessage(parameters),
        sendTransaction: parameters => kit.adapter.sendTransaction(parameters),
        reconnect() {
          kit = load()
          return kit.restore()
        },
      },
      test: { connectors: () => kit.connectors(), news: () => kits.flatMap(({ news }) => news) },
      getConnector: () => kit.getConnector(),
      async connect() {
        const [network] = networks
        const { accounts } = await kit.adapter.connect({ connector: kit.getConnector(), network })
        return { connector: kit.getConnector(), network, address: accounts[0]?.address ?? '' }
      },
      stop: () => kit.stop(),
      restart: () => kit.start(),
      end() {
        for (const { end } of kits) end()
        end()
      },
    }
  })
  afterEach(() => run?.end())

  return () => {
    if (!run) throw new Error('A run is there inside tests only.')
    return run
  }
}

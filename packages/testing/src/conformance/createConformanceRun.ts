import type { ChainNamespace, Connector } from '@portico/core'
import type { AccountParameters, Adapter } from '@portico/core/adapter'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AdapterConformance, ConformanceWorld } from './AdapterConformance.js'
import { type AdapterTestContext, createAdapterContext } from './createAdapterContext.js'

/** One started adapter in its own world. */
export interface ConformanceRun<Namespace extends ChainNamespace> extends ConformanceWorld {
  readonly adapter: Adapter<Namespace>
  readonly test: Pick<AdapterTestContext, 'connectors' | 'news'>
  getConnector(): Connector
  connect(): Promise<AccountParameters>
  stop(): void
  restart(): void
}

/** Sets up before every test of the suite; call the returned function inside tests. */
export function createConformanceRun<Namespace extends ChainNamespace>(
  conformance: AdapterConformance<Namespace>,
): () => ConformanceRun<Namespace> {
  let run: ConformanceRun<Namespace> | undefined

  beforeEach(async () => {
    const world = await conformance.createWorld()
    // Adapters' libraries access the page through the global `window`.
    vi.stubGlobal('window', world.page)
    const networks = conformance.getNetworks()
    const test = createAdapterContext({ page: world.page, networks })
    const adapter = conformance.createFactory().create(test.context)
    const getConnector = () => {
      const connector = test.connectors().find(({ id }) => id === world.wallet.connectorId)
      if (!connector) throw new Error('The wallet was not discovered.')
      return connector
    }
    let stop = adapter.start()
    run = {
      ...world,
      adapter,
      test,
      getConnector,
      async connect() {
        const [network] = networks
        const { accounts } = await adapter.connect({ connector: getConnector(), network })
        return { connector: getConnector(), network, address: accounts[0]?.address ?? '' }
      },
      stop: () => stop(),
      restart() {
        stop = adapter.start()
      },
    }
  })
  afterEach(() => run?.stop())

  return () => {
    if (!run) throw new Error('A run is there inside tests only.')
    return run
  }
}

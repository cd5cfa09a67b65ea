import type { AccountParameters, Adapter, ChainNamespace, Connector } from '@portico/core'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AdapterConformance, ConformanceWorld } from './AdapterConformance.js'
import { type AdapterTestContext, createAdapterContext } from './createAdapterContext.js'

/** One adapter in a world of its own, started. */
export interface ConformanceRun<Namespace extends ChainNamespace> extends ConformanceWorld {
  readonly adapter: Adapter<Namespace>
  readonly test: Pick<AdapterTestContext, 'connectors' | 'news'>
  getConnector(): Connector
  connect(): Promise<AccountParameters>
  stop(): void
  restart(): void
}

/** Sets up before every test of the suite; the function that it returns is good inside tests. */
export function createConformanceRun<Namespace extends ChainNamespace>(
  conformance: AdapterConformance<Namespace>,
): () => ConformanceRun<Namespace> {
  let run: ConformanceRun<Namespace> | undefined

  beforeEach(async () => {
    const world = await conformance.createWorld()
    // Libraries behind adapters look at the page by its global name.
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

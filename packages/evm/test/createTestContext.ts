import {
  type AdapterContext,
  type AdapterEvent,
  type AdapterOptions,
  type Connector,
  createPortico,
  type Environment,
  type Network,
  type Page,
} from '@portico/core'

export interface TestContextOptions {
  readonly page?: Page | undefined
  readonly networks?: readonly Network[] | undefined
  readonly options?: Partial<AdapterOptions> | undefined
  readonly environment?: Partial<Environment> | undefined
  readonly rpcUrls?: readonly string[] | undefined
}

/** A context whose events, connectors and warnings a test can read. */
export function createTestContext(given: TestContextOptions = {}) {
  const events: AdapterEvent[] = []
  const warnings: string[] = []
  const [network = createNetwork(), ...others] = given.networks ?? []
  const networks = [network, ...others] as const
  const environment: Environment = {
    now: () => Date.now(),
    setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
    clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout), // handed out by setTimeout above
    randomUUID: () => crypto.randomUUID(),
    fetch: (input, init) => fetch(input, init),
    storage: undefined,
    page: given.page ?? createPage(),
    location: undefined,
    userAgent: 'test',
    logger: {
      error: message => void warnings.push(message),
      warn: message => void warnings.push(message),
      info() {},
      debug() {},
      notice() {},
    },
    openWindow() {},
    replaceAddress() {},
    async preloadImage() {},
    ...given.environment,
  }
  const context: AdapterContext = {
    environment,
    options: {
      enableEIP6963: true,
      enableInjected: true,
      enableCoinbase: true,
      metadata: { name: 'Test', url: 'https://test.example', icons: [] },
      ...given.options,
    },
    store: createPortico({ projectId: 'test', networks, environment }).store,
    getNetworks: () => networks,
    getRpcUrls: network => given.rpcUrls ?? network.rpcUrls.default.http,
    emit: event => void events.push(event),
  }
  return {
    context,
    events,
    warnings,
    /** As told last. */
    connectors(): readonly Connector[] {
      const told = events.filter(event => event.type === 'connectors')
      return told.at(-1)?.connectors ?? []
    },
    /** Everything but the lists of connectors. */
    news: () => events.filter(event => event.type !== 'connectors'),
  }
}

export function createPage(globals: Readonly<Record<string, unknown>> = {}): Page {
  // An EventTarget with further names on it is what a page is to the kit.
  return Object.assign(new EventTarget(), { CustomEvent, ...globals }) as unknown as Page
}

export function createNetwork(id = 31337, url = 'http://127.0.0.1:1'): Network {
  return {
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
    blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
    chainNamespace: 'eip155',
    caipNetworkId: `eip155:${id}`,
    supported: true,
  }
}

/** Makes a wallet announce itself, now and whenever asked. */
export function announce(page: Page, info: unknown, provider: unknown): void {
  const say = () =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
}

import { type Connector, createPortico, type Environment, type Network } from '@portico/core'
import type { AdapterContext, AdapterEvent, AdapterOptions, Page } from '@portico/core/adapter'

export interface AdapterContextOptions {
  /** The configured networks of the adapter's family. */
  readonly networks: readonly [Network, ...Network[]]
  readonly page?: Page | undefined
  readonly options?: Partial<AdapterOptions> | undefined
  readonly environment?: Partial<Environment> | undefined
  readonly rpcUrls?: readonly string[] | undefined
}

export interface AdapterTestContext {
  readonly context: AdapterContext
  /** Emitted events, in order. */
  readonly events: readonly AdapterEvent[]
  readonly warnings: readonly string[]
  /** The last emitted list. */
  connectors(): readonly Connector[]
  /** All events except lists of connectors. */
  news(): readonly AdapterEvent[]
}

/** An adapter context that records what the adapter emits. */
export function createAdapterContext(given: AdapterContextOptions): AdapterTestContext {
  const events: AdapterEvent[] = []
  const warnings: string[] = []
  const { networks } = given
  const environment: Environment = {
    now: () => Date.now(),
    setTimeout: (callback, milliseconds) => setTimeout(callback, milliseconds),
    clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout), // returned by setTimeout above
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
    openPopup: () => undefined,
    openWindow() {},
    replaceAddress() {},
    async preloadImage() {},
    ...given.environment,
  }
  const context: AdapterContext = {
    environment,
    options: {
      wallets: { injected: true },
      metadata: { name: 'Test', url: 'https://test.example', icons: [] },
      services: {},
      swapContracts: {},
      ...given.options,
    },
    store: createPortico({ projectId: 'test', networks, environment }).store,
    getNetworks: () => networks,
    getRpcUrls: network => given.rpcUrls ?? network.rpcUrls.default.http,
    emit: event => void events.push(event),
    pace: (_, tell) => tell(),
  }
  return {
    context,
    events,
    warnings,
    connectors() {
      const told = events.filter(event => event.type === 'connectors')
      return told.at(-1)?.connectors ?? []
    },
    news: () => events.filter(event => event.type !== 'connectors'),
  }
}

/** A page as the kit sees it, with injected globals. */
export function createPage(globals: Readonly<Record<string, unknown>> = {}): Page {
  // To the kit a page is an EventTarget with further names.
  return Object.assign(new EventTarget(), { CustomEvent, ...globals }) as unknown as Page
}

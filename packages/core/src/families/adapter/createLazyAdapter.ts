import { PorticoError, unsupportedOperation } from '@portico/protocol'
import { loadPart } from '../../utils/loadPart.js'
import type { ChainNamespace } from '../ChainNamespace.js'
import type { Family } from '../Family.js'
import type { SwapMethods } from '../SwapMethods.js'
import type { TransferMethods } from '../TransferMethods.js'
import type { Adapter, AdapterMethods, AdapterType } from './Adapter.js'

const asking = [
  'connect',
  'reconnect',
  'disconnect',
  'switchNetwork',
  'getBalance',
  'sendTransaction',
  'signMessage',
] as const

type Asking<Namespace extends ChainNamespace> = Pick<Adapter<Namespace>, (typeof asking)[number]>

/** The part of an adapter that talks to wallets. */
export interface AdapterClient<Namespace extends ChainNamespace> extends Asking<Namespace> {
  readonly methods: AdapterMethods<Namespace>
  readonly transfers?: Adapter['transfers']
  readonly swaps?: Adapter['swaps']
  /** Listens to connected wallets again after a pause. */
  resume(): void
  /** Stops listening; wallets stay connected. */
  pause(): void
}

export interface LazyAdapterOptions<Namespace extends ChainNamespace> {
  readonly family: Family<Namespace>
  readonly type: AdapterType
  discover(): () => void
  /** Called once, at the first request to a wallet. */
  load(isListening: () => boolean): Promise<AdapterClient<Namespace>>
  readonly getCondition?: Adapter['getCondition']
}

/** All method names exist; one that the client lacks rejects when it is called. */
interface LazyAdapter<Namespace extends ChainNamespace> extends Omit<Adapter<Namespace>, 'methods'> {
  readonly methods: Required<AdapterMethods<Namespace>>
}

const transferMethods = [
  'readToken',
  'readReceiver',
  'estimateTransfer',
  'transfer',
  'readTransaction',
] as const satisfies readonly (keyof TransferMethods)[]
const swapMethods = ['approveSwap', 'swap'] as const satisfies readonly (keyof SwapMethods)[]

/** An adapter whose discovery is loaded with the page; the client is loaded with the first request. */
export function createLazyAdapter<Namespace extends ChainNamespace>({
  family: { namespace, methods, abilities },
  type,
  discover,
  load,
  getCondition,
}: LazyAdapterOptions<Namespace>): LazyAdapter<Namespace> {
  let running = false
  let client: AdapterClient<Namespace> | undefined
  let loading: Promise<AdapterClient<Namespace>> | undefined

  async function getClient(): Promise<AdapterClient<Namespace>> {
    loading ??= loadPart(load(() => running))
    try {
      client = await loading
      return client
    } catch (error) {
      // A failed import is retried the next time.
      loading = undefined
      throw error
    }
  }

  // Each name has the signature of the client's method.
  const lazyAsking = Object.fromEntries(
    asking.map(name => [name, async (request: never) => (await getClient())[name](request)]),
  ) as unknown as Asking<Namespace>
  const createLazyGroup = <Group extends 'methods' | 'transfers' | 'swaps'>(
    group: Group,
    names: readonly string[],
  ) =>
    Object.fromEntries(
      names.map(name => [
        name,
        async (request: never) => {
          const offered = (await getClient())[group] as Readonly<
            Record<string, ((request: never) => unknown) | undefined>
          >
          const method = offered?.[name]
          if (!method)
            throw new PorticoError(unsupportedOperation, { context: { operation: name, namespace } })
          return method(request)
        },
      ]),
    ) as unknown as Required<Required<AdapterClient<Namespace>>[Group]>

  return {
    ...lazyAsking,
    methods: createLazyGroup('methods', Object.keys(methods)) as Required<AdapterMethods<Namespace>>,
    ...(abilities.includes('send') && { transfers: createLazyGroup('transfers', transferMethods) }),
    ...(abilities.includes('swaps') && { swaps: createLazyGroup('swaps', swapMethods) }),
    namespace,
    type,
    prepare: getClient,
    ...(getCondition && { getCondition }),
    start() {
      running = true
      client?.resume()
      const stop = discover()
      return () => {
        running = false
        client?.pause()
        stop()
      }
    },
  }
}

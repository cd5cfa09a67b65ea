import { PorticoError, unsupportedOperation } from '@portico/protocol'
import { lazy } from '../../utils/lazy.js'
import type { ChainNamespace } from '../ChainNamespace.js'
import type { Family } from '../Family.js'
import type { SwapMethods } from '../SwapMethods.js'
import type { TransferMethods } from '../TransferMethods.js'
import type { Adapter, AdapterContext, AdapterFactory, AdapterMethods, AdapterType } from './Adapter.js'

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

export interface AdapterClient<Namespace extends ChainNamespace> extends Asking<Namespace> {
  readonly methods: AdapterMethods<Namespace>
  readonly transfers?: Adapter['transfers']
  readonly swaps?: Adapter['swaps']
  resume(): void
  /** Stops listening; wallets stay connected. */
  pause(): void
}

export interface CreateAdapterOptions<Namespace extends ChainNamespace> {
  readonly family: Family<Namespace>
  readonly type: AdapterType
  discover(): () => void
  /** Called once, at the first request to a wallet. */
  load(isListening: () => boolean): Promise<AdapterClient<Namespace>>
  readonly getCondition?: Adapter['getCondition']
}

/** All method names exist; one that the client lacks rejects when it is called. */
interface DeferredAdapter<Namespace extends ChainNamespace> extends Omit<Adapter<Namespace>, 'methods'> {
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
export function createAdapter<Namespace extends ChainNamespace>({
  family: { namespace, methods, abilities },
  type,
  discover,
  load,
  getCondition,
}: CreateAdapterOptions<Namespace>): DeferredAdapter<Namespace> {
  let running = false
  const client = lazy(() => load(() => running))

  // Each name has the signature of the client's method.
  const asked = Object.fromEntries(
    asking.map(name => [name, async (request: never) => (await client.load())[name](request)]),
  ) as unknown as Asking<Namespace>
  const createGroup = <Group extends 'methods' | 'transfers' | 'swaps'>(
    group: Group,
    names: readonly string[],
  ) =>
    Object.fromEntries(
      names.map(name => [
        name,
        async (request: never) => {
          const offered = (await client.load())[group] as Readonly<
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
    ...asked,
    methods: createGroup('methods', Object.keys(methods)) as Required<AdapterMethods<Namespace>>,
    ...(abilities.includes('send') && { transfers: createGroup('transfers', transferMethods) }),
    ...(abilities.includes('swaps') && { swaps: createGroup('swaps', swapMethods) }),
    namespace,
    type,
    prepare: client.load,
    ...(getCondition && { getCondition }),
    start() {
      running = true
      client.get()?.resume()
      const stop = discover()
      return () => {
        running = false
        client.get()?.pause()
        stop()
      }
    },
  }
}

type AdapterParts<Namespace extends ChainNamespace> = Pick<
  CreateAdapterOptions<Namespace>,
  'discover' | 'load' | 'getCondition'
>

export const defineAdapter = <Namespace extends ChainNamespace>(
  family: Family<Namespace>,
  type: AdapterType,
  createParts: (context: AdapterContext) => AdapterParts<Namespace>,
): AdapterFactory<Namespace> => ({
  family,
  type,
  // A method is never undefined here, where `Adapter` says that it may be missing.
  create: context =>
    createAdapter({ family, type, ...createParts(context) }) as unknown as Adapter<Namespace>,
})

type Bound<Actions> = {
  readonly [Name in keyof Actions]: Actions[Name] extends (
    runtime: never,
    request: infer Request,
  ) => infer Result
    ? (request: Request) => Result
    : never
}

/** The methods of a client: actions that take its runtime as their first argument. */
export const bindRuntime = <
  Runtime,
  Actions extends Record<string, (runtime: Runtime, request: never) => unknown>,
>(
  runtime: Runtime,
  actions: Actions,
): Bound<Actions> =>
  // Each name has the signature of its action.
  Object.fromEntries(
    Object.entries(actions).map(([name, act]) => [name, (request: never) => act(runtime, request)]),
  ) as Bound<Actions>

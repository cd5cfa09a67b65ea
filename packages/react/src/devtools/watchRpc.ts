import { type Environment, type Portico, watchState } from '@portico/core'
import { type Cell, createCell } from '../state/createCell.js'

export const kept = 200

/** A request to a wallet or a node. Parameters and results are omitted because they may be secret. */
interface RpcCall {
  readonly id: number
  readonly at: number
  readonly method: string
  /** The connector id, or the host of the node. */
  readonly to: string
  readonly milliseconds?: number | undefined
  readonly outcome: 'waiting' | 'answered' | 'failed'
  readonly code?: number | string | undefined
}

export interface RpcLog extends Pick<Cell<readonly RpcCall[]>, 'get' | 'subscribe'> {
  follow<T>(to: string, method: string, run: () => Promise<T>): Promise<T>
}

export function createRpcLog(now: () => number): RpcLog {
  const { get, set: setCalls, subscribe } = createCell<readonly RpcCall[]>([])
  let count = 0

  const set = (next: readonly RpcCall[]) => setCalls(next.slice(-kept))
  const end = (id: number, outcome: RpcCall['outcome'], code?: RpcCall['code']) =>
    set(
      get().map(call => (call.id === id ? { ...call, outcome, code, milliseconds: now() - call.at } : call)),
    )

  return {
    get,
    subscribe,
    async follow(to, method, run) {
      const id = ++count
      set([...get(), { id, at: now(), method, to, outcome: 'waiting' }])
      try {
        const answer = await run()
        end(id, 'answered')
        return answer
      } catch (error) {
        end(id, 'failed', readCode(error))
        throw error
      }
    },
  }
}

function readCode(error: unknown): number | string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'number' || typeof code === 'string' ? code : undefined
}

/** Records JSON-RPC calls over HTTP until stopped. Other requests pass through unrecorded. */
export function watchNodes({ environment }: Portico, log: RpcLog): () => void {
  // The devtools are the only code that writes to it.
  const open = environment as { -readonly [Name in keyof Environment]: Environment[Name] }
  const before = environment.fetch
  const during: Environment['fetch'] = (input, init) => {
    const method = readMethod(init?.body)
    if (method === undefined) return before(input, init)
    return log
      .follow(readHost(input, environment.location?.href), method, async () => {
        const response = await before(input, init)
        if (!response.ok)
          throw Object.assign(new Error('The node refused.'), { code: response.status, response })
        return response
      })
      .catch((error: unknown) => {
        // The caller gets the node's original response.
        if (error instanceof Error && 'response' in error && error.response instanceof Response)
          return error.response
        throw error
      })
  }
  open.fetch = during
  return () => {
    if (environment.fetch === during) open.fetch = before
  }
}

function readHost(input: Parameters<Environment['fetch']>[0], base: string | undefined): string {
  try {
    return new URL(input instanceof Request ? input.url : input, base).host
  } catch {
    return ''
  }
}

/** The method of a JSON-RPC call, or of the first call in a batch. */
function readMethod(body: unknown): string | undefined {
  if (typeof body !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(body)
    const call: unknown = Array.isArray(parsed) ? parsed[0] : parsed
    if (typeof call !== 'object' || call === null || !('jsonrpc' in call) || !('method' in call))
      return undefined
    return typeof call.method === 'string' ? call.method : undefined
  } catch {
    return undefined
  }
}

type Request = (call: { readonly method: string }) => Promise<unknown>
interface Provider {
  request: Request
}

/** Records requests to wallets until stopped, by replacing their `request` method. */
export function watchWallets(portico: Portico, log: RpcLog): () => void {
  const replaced = new Map<Provider, { readonly before: Request; readonly during: Request }>()

  function look(): void {
    for (const { id, provider } of portico.store.get().connectors) {
      if (!isProvider(provider) || replaced.has(provider)) continue
      const before = provider.request
      const during: Request = call =>
        log.follow(id, String(call?.method), async () => before.call(provider, call))
      try {
        provider.request = during
        // Some wallets ignore the assignment silently.
        if (provider.request === during) replaced.set(provider, { before, during })
      } catch {
        // A frozen provider throws. Its calls are missing in the log.
      }
    }
  }

  look()
  const stop = watchState(portico, state => state.connectors, look)
  return () => {
    stop()
    for (const [provider, { before, during }] of replaced)
      if (provider.request === during) provider.request = before
  }
}

function isProvider(value: unknown): value is Provider {
  return (
    typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
  )
}

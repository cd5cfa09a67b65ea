const kept = 200

/** A request to a wallet or a node. Parameters and results are omitted because they may be secret. */
export interface RpcCall {
  readonly id: number
  readonly at: number
  readonly method: string
  /** The connector id, or the host of the node. */
  readonly to: string
  /** Undefined while the request is pending. */
  readonly milliseconds?: number | undefined
  readonly outcome: 'waiting' | 'answered' | 'failed'
  readonly code?: number | string | undefined
}

export interface RpcLog {
  get(): readonly RpcCall[]
  subscribe(listener: () => void): () => void
  follow<T>(to: string, method: string, run: () => Promise<T>): Promise<T>
}

export function createRpcLog(now: () => number): RpcLog {
  const listeners = new Set<() => void>()
  let calls: readonly RpcCall[] = []
  let count = 0

  const set = (next: readonly RpcCall[]) => {
    calls = next.slice(-kept)
    for (const listener of listeners) listener()
  }
  const end = (id: number, outcome: RpcCall['outcome'], code?: RpcCall['code']) =>
    set(
      calls.map(call => (call.id === id ? { ...call, outcome, code, milliseconds: now() - call.at } : call)),
    )

  return {
    get: () => calls,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async follow(to, method, run) {
      const id = ++count
      set([...calls, { id, at: now(), method, to, outcome: 'waiting' }])
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

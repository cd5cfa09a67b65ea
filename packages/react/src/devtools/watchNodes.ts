import type { Environment, Portico } from '@portico/core'
import type { RpcLog } from './createRpcLog.js'

/** Listens in on what nodes are asked over HTTP, until stopped. Everything else that is fetched is left alone. */
export function watchNodes({ environment }: Portico, log: RpcLog): () => void {
  // Read-only for everybody else.
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
        // Whoever asked gets what the node said.
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

/** The method of a JSON-RPC call, or of the first of several. */
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

import type { Environment, Portico } from '@portico/core'
import type { RpcLog } from './createRpcLog.js'

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

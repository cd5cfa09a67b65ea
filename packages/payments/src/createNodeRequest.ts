import type { NodeRequest } from './PaymentContext.js'

const patience = 20_000
const notFound = 404

/** Creates a node client. Errors contain neither the URL nor the node's message: both may contain a key. */
export function createNodeRequest(url: string, headers: Readonly<Record<string, string>> = {}): NodeRequest {
  const base = url.replace(/\/$/, '')

  async function get(path: string): Promise<unknown> {
    const response = await fetch(`${base}${path}`, { headers, signal: AbortSignal.timeout(patience) })
    if (response.status === notFound) return undefined
    if (!response.ok) throw new Error(`The node answered ${path} with the status ${response.status}.`)
    const isJson = response.headers.get('content-type')?.includes('json')
    return isJson ? response.json() : response.text()
  }

  async function call(method: string, params: readonly unknown[]): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(patience),
    })
    // JSON-RPC errors come with any status.
    const answer: unknown = await response.json().catch(() => undefined)
    if (typeof answer !== 'object' || answer === null || !('result' in answer))
      throw new Error(`The node answered ${method} with an error and the status ${response.status}.`)
    return answer.result
  }

  return (method, params) => (method.startsWith('/') ? get(method) : call(method, params))
}

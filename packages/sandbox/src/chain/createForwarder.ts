import { JsonRpcError } from '../localChain/jsonRpc.js'
import type { NodeBackend } from './serveNode.js'

type Reply = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

/** Forwards calls to another node. */
export function createForwarder(url: string): NodeBackend {
  return {
    async call(method, params) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
      })
      // A node named by the tester.
      const { result, error } = (await response.json()) as Reply
      if (error) throw new JsonRpcError(error.code, error.message, error.data)
      return result
    },
  }
}

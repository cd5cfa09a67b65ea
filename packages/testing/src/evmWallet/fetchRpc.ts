import { ProviderRpcError } from './providerRpcError.js'
import type { RpcTransport } from './types.js'

type RpcResponse = { result?: unknown; error?: { code: number; message: string; data?: unknown } }

export const fetchRpc: RpcTransport = async (rpcUrl, { method, params }) => {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  // A local test node that speaks JSON-RPC; a wrong shape shows as an undefined result.
  const { result, error } = (await response.json()) as RpcResponse
  if (error) throw new ProviderRpcError(error.code, error.message, error.data)
  return result
}

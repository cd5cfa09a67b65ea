import { createEnvironment, NodeError, postRpc } from '@portico/core/adapter'
import { ProviderRpcError } from './providerRpcError.js'
import type { RpcTransport } from './types.js'

/** Calls a local test node; its errors become those of a wallet. */
export const fetchRpc: RpcTransport = (rpcUrl, request) =>
  postRpc(rpcUrl, request, { environment: createEnvironment() }).catch((error: Error) => {
    const { cause } = error
    throw cause instanceof NodeError ? new ProviderRpcError(cause.code, cause.message, cause.data) : error
  })

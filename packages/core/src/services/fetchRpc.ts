import { type PostRpcOptions, postRpc, type RpcRequest } from './postRpc.js'
import { type EndpointOptions, withEndpoints } from './withEndpoints.js'

export interface FetchRpcOptions extends PostRpcOptions, Pick<EndpointOptions, 'urls' | 'chainId'> {
  /** Throws if an endpoint must not be used. */
  readonly check?: ((url: string) => Promise<void>) | undefined
}

/** Tries a chain's HTTP endpoints in turn. */
export function fetchRpc(
  request: RpcRequest,
  { urls, chainId, check, ...options }: FetchRpcOptions,
): Promise<unknown> {
  const { environment, signal } = options
  return withEndpoints(
    async url => {
      await check?.(url)
      return postRpc(url, request, options)
    },
    { environment, urls, chainId, signal },
  )
}

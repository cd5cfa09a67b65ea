import { isPorticoError } from '@portico/protocol'
import { type PostRpcOptions, postRpc, type RpcRequest } from './postRpc.js'
import { type EndpointOptions, withEndpoints } from './withEndpoints.js'

export interface FetchRpcOptions extends PostRpcOptions, Pick<EndpointOptions, 'urls' | 'chainId'> {
  readonly check?: ((url: string) => Promise<void>) | undefined
}

/** A node that fails may have passed the transaction on, and a second copy would be refused as known or outdated. */
const submissions: ReadonlySet<string> = new Set([
  'eth_sendRawTransaction',
  'sendTransaction',
  'author_submitExtrinsic',
])

/** Tries a chain's HTTP endpoints in turn. A signed transaction goes to one of them, once. */
export async function fetchRpc(
  request: RpcRequest,
  { urls, chainId, check, ...options }: FetchRpcOptions,
): Promise<unknown> {
  const { environment, signal } = options
  const endpoints = { environment, urls, chainId, signal }
  const choose = async (url: string) => {
    await check?.(url)
    return url
  }
  const post = (url: string) => postRpc(url, request, options)
  if (!submissions.has(request.method)) return withEndpoints(async url => post(await choose(url)), endpoints)
  const url = await withEndpoints(choose, endpoints).catch((error: unknown) => {
    if (isPorticoError(error)) error.nothingSent = true
    throw error
  })
  return post(url)
}

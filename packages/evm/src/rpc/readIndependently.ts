import type { AccountParameters } from '@portico/core'
import { readChain } from '../actions/readChain.js'
import type { EvmRuntime } from '../EvmRuntime.js'
import { fetchChain } from './fetchChain.js'

/**
 * Calls a contract through a wallet in the page or the site's own endpoints, never through the data service: what the
 * service says is checked against it.
 */
export function readIndependently(
  runtime: EvmRuntime,
  { connector, network }: Pick<AccountParameters, 'connector' | 'network'>,
  call: { readonly to: string; readonly data: string },
): Promise<unknown> {
  const { context } = runtime
  const { data: service } = context.options.services
  const getRpcUrls: typeof context.getRpcUrls = each =>
    context.getRpcUrls(each).filter(url => service === undefined || !url.startsWith(service))
  const own = { ...runtime, context: { ...context, getRpcUrls } }
  const request = { method: 'eth_call', params: [call, 'latest'] }
  // Wallets elsewhere read by the endpoints of the page, the service's among them.
  return connector.isSource
    ? fetchChain(own, network, request)
    : readChain(own, { connector, network, ...request })
}

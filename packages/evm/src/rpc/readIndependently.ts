import type { AccountParameters } from '@portico/core/adapter'
import { readChain } from '../actions/readChain.js'
import type { EvmRuntime } from '../EvmRuntime.js'
import { fetchChain } from './fetchChain.js'

/** Never asks the data service, whose claims it verifies. */
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
  // Remote wallets read through the page's endpoints, which include the service's.
  return connector.isSource
    ? fetchChain(own, network, request)
    : readChain(own, { connector, network, ...request })
}

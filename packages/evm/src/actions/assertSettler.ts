import type { AccountParameters } from '@portico/core'
import { PorticoError, unknownExchange } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { fetchChain } from '../rpc/fetchChain.js'
import { readChain } from './readChain.js'

/** Where the chain says which contracts of 0x make exchanges: the present one, and the one before. */
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'
const ownerOf = '0x6352211e'
const previous = '0xe2603dc2'
/** The kind of exchange that its taker sends. */
const takerSubmitted = '2'.padStart(64, '0')

/**
 * Fails unless the registry of 0x names the contract that a swap goes through. The registry is read by a wallet in the
 * page or by the site's own endpoints: the service that made the swap is not asked whether to believe it.
 */
export async function assertSettler(
  runtime: EvmRuntime,
  { connector, network }: AccountParameters,
  settler: string,
): Promise<void> {
  const { context } = runtime
  const { data: service } = context.options.services
  const getRpcUrls: typeof context.getRpcUrls = each =>
    context.getRpcUrls(each).filter(url => service === undefined || !url.startsWith(service))
  const own = { ...runtime, context: { ...context, getRpcUrls } }
  const read = (selector: string) => {
    const request = {
      method: 'eth_call',
      params: [{ to: registry, data: selector + takerSubmitted }, 'latest'],
    }
    // Wallets elsewhere read by the endpoints of the page, the service's among them.
    return connector.isSource
      ? fetchChain(own, network, request)
      : readChain(own, { connector, network, ...request })
  }
  if (readAddress(await read(ownerOf)) === settler) return
  // There is no contract before the first one.
  if (readAddress(await read(previous).catch(() => undefined)) === settler) return
  throw new PorticoError(unknownExchange)
}

function readAddress(answer: unknown): string | undefined {
  const [, address] = /^0x0{24}([\da-f]{40})$/i.exec(typeof answer === 'string' ? answer : '') ?? []
  return address && `0x${address.toLowerCase()}`
}

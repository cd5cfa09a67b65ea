import type { Adapter, Balance } from '@portico/core'
import { formatUnits } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { readChain } from './readChain.js'

/** What all chains count in, as far as anybody knows. */
const usualDecimals = 18

/** No token of this world has more; beyond it a node or a configuration is lying. */
const maximumDecimals = 36

export async function getBalance(
  runtime: EvmRuntime,
  { connector, network, address }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { symbol } = network.nativeCurrency
  // Of a network that the owner has not described, nothing is known: not even what it counts in.
  const decimals = network.supported ? network.nativeCurrency.decimals : usualDecimals
  const params = [address, 'latest']
  const wei = parseQuantity(
    await readChain(runtime, { connector, network, method: 'eth_getBalance', params }),
  )
  if (wei === undefined || !(Number.isInteger(decimals) && decimals >= 0 && decimals <= maximumDecimals)) {
    throw new PorticoError(tokenBalanceUnavailable)
  }
  return { amount: formatUnits(wei, decimals), symbol, decimals }
}

import type { Balance } from '@portico/core'
import { type Adapter, formatUnits } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { readChain } from './readChain.js'

const usualDecimals = 18

/** No known token has more; a larger value is faulty or malicious. */
const maximumDecimals = 36

export async function getBalance(
  runtime: EvmRuntime,
  { connector, network, address }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { symbol } = network.nativeCurrency
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

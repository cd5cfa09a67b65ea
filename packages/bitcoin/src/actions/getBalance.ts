import type { Balance } from '@portico/core'
import { type Adapter, formatUnits, parseJson, readProperty } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import { parseAddress } from '../address/parseAddress.js'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchEsplora } from '../esplora/fetchEsplora.js'

export async function getBalance(
  runtime: BitcoinRuntime,
  { network, address }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { symbol, decimals } = network.nativeCurrency
  if (!parseAddress(address, network)) throw new PorticoError(tokenBalanceUnavailable)
  const answer = parseJson(await fetchEsplora(runtime, network, `/address/${address}`))
  const satoshis =
    readSum(readProperty(answer, 'chain_stats')) + readSum(readProperty(answer, 'mempool_stats'))
  if (satoshis < 0n) throw new PorticoError(tokenBalanceUnavailable)
  return { amount: formatUnits(satoshis, decimals), symbol, decimals }
}

function readSum(stats: unknown): bigint {
  const read = (key: string) => {
    const value = readProperty(stats, key)
    // The total supply fits into a safe integer. An address that received more in total is not supported.
    if (!Number.isSafeInteger(value) || Number(value) < 0) throw new PorticoError(tokenBalanceUnavailable)
    return BigInt(Number(value))
  }
  return read('funded_txo_sum') - read('spent_txo_sum')
}

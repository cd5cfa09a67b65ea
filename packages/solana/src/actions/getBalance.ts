import type { Balance } from '@portico/core'
import { type Adapter, type ChainReader, formatUnits, readProperty } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import { fetchSolana } from '../rpc/fetchSolana.js'

export async function getBalance(
  runtime: ChainReader,
  { network, address }: Parameters<Adapter['getBalance']>[0],
): Promise<Balance> {
  const { symbol, decimals } = network.nativeCurrency
  const answer = await fetchSolana(runtime, network, 'getBalance', [address, { commitment: 'confirmed' }])
  const lamports = readProperty(answer, 'value')
  // The total supply of lamports fits into a safe integer.
  if (!Number.isSafeInteger(lamports) || Number(lamports) < 0) throw new PorticoError(tokenBalanceUnavailable)
  return { amount: formatUnits(BigInt(Number(lamports)), decimals), symbol, decimals }
}

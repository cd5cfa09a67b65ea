import type { AccountParameters, ChainReader, SolanaTokenBalance } from '@portico/core/adapter'
import { formatUnits, readProperty } from '@portico/core/adapter'
import { PorticoError, tokenBalanceUnavailable } from '@portico/protocol'
import { decodeAddress } from '../address.js'
import { tokenPrograms } from '../programs.js'
import { fetchSolana } from '../rpc/fetchSolana.js'

const maximumDecimals = 36

export async function getTokens(
  runtime: ChainReader,
  { network, address }: AccountParameters,
): Promise<readonly SolanaTokenBalance[]> {
  const lists = await Promise.all(
    tokenPrograms.map(programId =>
      fetchSolana(runtime, network, 'getTokenAccountsByOwner', [
        address,
        { programId },
        { encoding: 'jsonParsed', commitment: 'confirmed' },
      ]),
    ),
  )
  const sums = new Map<string, { units: bigint; decimals: number }>()
  for (const entry of lists.flatMap(readEntries)) {
    const before = sums.get(entry.mint)
    sums.set(entry.mint, { units: (before?.units ?? 0n) + entry.units, decimals: entry.decimals })
  }
  return [...sums].map(([mint, { units, decimals }]) => ({
    mint,
    decimals,
    amount: formatUnits(units, decimals),
  }))
}

function readEntries(answer: unknown) {
  const entries = readProperty(answer, 'value')
  if (!Array.isArray(entries)) throw new PorticoError(tokenBalanceUnavailable)
  return entries.flatMap(entry => {
    const parsed = readProperty(readProperty(readProperty(entry, 'account'), 'data'), 'parsed')
    const info = readProperty(parsed, 'info')
    const mint = readProperty(info, 'mint')
    const tokenAmount = readProperty(info, 'tokenAmount')
    const amount = readProperty(tokenAmount, 'amount')
    const decimals = Number(readProperty(tokenAmount, 'decimals'))
    const usable =
      typeof mint === 'string' &&
      decodeAddress(mint) &&
      typeof amount === 'string' &&
      /^\d{1,20}$/.test(amount) &&
      Number.isInteger(decimals) &&
      // A token without decimals is not a currency.
      decimals > 0 &&
      decimals <= maximumDecimals
    return usable ? [{ mint, units: BigInt(amount), decimals }] : []
  })
}

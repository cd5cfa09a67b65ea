import type { AccountParameters, SolanaBlockhash } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import { decodeAddress } from '../address.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import type { SolanaRuntime } from '../SolanaRuntime.js'

/** What a transaction is bound to, so that it is taken for about a minute only. */
export async function getLatestBlockhash(
  runtime: SolanaRuntime,
  { network }: AccountParameters,
): Promise<SolanaBlockhash> {
  const method = 'getLatestBlockhash'
  const value = readProperty(
    await fetchSolana(runtime, network, method, [{ commitment: 'confirmed' }]),
    'value',
  )
  const blockhash = readProperty(value, 'blockhash')
  const lastValidBlockHeight = readProperty(value, 'lastValidBlockHeight')
  // A hash has the form of an address.
  if (
    typeof blockhash !== 'string' ||
    !decodeAddress(blockhash) ||
    !Number.isSafeInteger(lastValidBlockHeight)
  )
    throw new PorticoError(malformedResponse, { context: { url: method } })
  return { blockhash, lastValidBlockHeight: BigInt(Number(lastValidBlockHeight)) }
}

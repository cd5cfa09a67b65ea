import type { AccountParameters, ChainReader, SolanaBlockhash } from '@portico/core/adapter'
import { readProperty } from '@portico/core/adapter'
import { malformedResponse, PorticoError } from '@portico/protocol'
import { decodeAddress } from '../address.js'
import { fetchSolana } from '../rpc/fetchSolana.js'

export async function getLatestBlockhash(
  runtime: ChainReader,
  { network }: AccountParameters,
): Promise<SolanaBlockhash> {
  const method = 'getLatestBlockhash'
  const value = readProperty(
    await fetchSolana(runtime, network, method, [{ commitment: 'confirmed' }]),
    'value',
  )
  const blockhash = readProperty(value, 'blockhash')
  const lastValidBlockHeight = readProperty(value, 'lastValidBlockHeight')
  // A blockhash has the format of an address.
  if (
    typeof blockhash !== 'string' ||
    !decodeAddress(blockhash) ||
    !Number.isSafeInteger(lastValidBlockHeight)
  )
    throw new PorticoError(malformedResponse, { context: { url: method } })
  return { blockhash, lastValidBlockHeight: BigInt(Number(lastValidBlockHeight)) }
}

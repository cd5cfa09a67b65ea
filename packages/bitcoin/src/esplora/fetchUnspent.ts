import type { Network } from '@portico/core'
import { parseJson, readProperty } from '@portico/core/adapter'
import { hex } from '@scure/base'
import type { BitcoinRuntime } from '../BitcoinRuntime.js'
import { fetchEsplora, malformedAnswer } from './fetchEsplora.js'

export interface Unspent {
  readonly txid: Uint8Array
  readonly index: number
  readonly value: bigint
}

export async function fetchUnspent(
  runtime: BitcoinRuntime,
  network: Network,
  address: string,
): Promise<readonly Unspent[]> {
  const answer = parseJson(await fetchEsplora(runtime, network, `/address/${address}/utxo`))
  if (!Array.isArray(answer)) throw malformedAnswer(runtime, network)
  return answer.map(entry => {
    const txid = readProperty(entry, 'txid')
    const index = readProperty(entry, 'vout')
    const value = readProperty(entry, 'value')
    if (typeof txid !== 'string' || !/^[0-9a-f]{64}$/.test(txid)) throw malformedAnswer(runtime, network)
    if (!Number.isSafeInteger(index) || !Number.isSafeInteger(value)) throw malformedAnswer(runtime, network)
    return { txid: hex.decode(txid), index: Number(index), value: BigInt(Number(value)) }
  })
}

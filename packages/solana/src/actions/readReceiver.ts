import type { AccountParameters, ChainReader, ReceiverFacts } from '@portico/core/adapter'
import { readProperty } from '@portico/core/adapter'
import { decodeAddress } from '../address.js'
import { systemProgram, tokenPrograms } from '../programs.js'
import { fetchSolana } from '../rpc/fetchSolana.js'
import { isOnCurve } from '../token/isOnCurve.js'

export async function readReceiver(
  runtime: ChainReader,
  { network, receiver }: AccountParameters & { readonly receiver: string },
): Promise<ReceiverFacts> {
  const bytes = decodeAddress(receiver)
  if (!bytes) return { kind: 'invalid' }
  const options = { encoding: 'base64', commitment: 'confirmed', dataSlice: { offset: 0, length: 0 } }
  const answer = await fetchSolana(runtime, network, 'getAccountInfo', [receiver, options])
  const owner = readProperty(readProperty(answer, 'value'), 'owner') ?? systemProgram
  if (tokenPrograms.includes(String(owner))) return { kind: 'invalid' }
  return { kind: owner === systemProgram && isOnCurve(bytes) ? 'account' : 'contract' }
}

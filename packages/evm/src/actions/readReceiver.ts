import { checksumAddress } from '@portico/codec/evm'
import { type AccountParameters, isEvmAddress, type ReceiverFacts } from '@portico/core/adapter'
import { internalError, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { readChain } from './readChain.js'

/** The code prefix of an EIP-7702 delegated account. */
const delegation = '0xef0100'

export async function readReceiver(
  runtime: EvmRuntime,
  { connector, network, receiver }: AccountParameters & { readonly receiver: string },
): Promise<ReceiverFacts> {
  // A mixed-case address has an EIP-55 checksum, which detects typos.
  const hasChecksum = /[a-f]/.test(receiver.slice(2)) && /[A-F]/.test(receiver)
  if (!isEvmAddress(receiver) || (hasChecksum && checksumAddress(receiver) !== receiver))
    return { kind: 'invalid' }
  const code = await readChain(runtime, {
    connector,
    network,
    method: 'eth_getCode',
    params: [receiver, 'latest'],
  })
  if (typeof code !== 'string') throw new PorticoError(internalError)
  return { kind: code.length > 2 && !code.toLowerCase().startsWith(delegation) ? 'contract' : 'account' }
}

import type { AccountParameters, SentTransfer, TransferRequest } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { encodeTransfer } from './encodeTransfer.js'
import { sendTransaction } from './sendTransaction.js'

export async function transfer(
  runtime: EvmRuntime,
  { connector, network, address, ...request }: AccountParameters & TransferRequest,
): Promise<SentTransfer> {
  const account = { connector, network, address }
  return { id: await sendTransaction(runtime, { ...account, transaction: encodeTransfer(request) }) }
}

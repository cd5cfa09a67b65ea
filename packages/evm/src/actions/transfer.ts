import { encodeAddress, encodeWord } from '@portico/codec/abi'
import type { TransactionRequest } from '@portico/core'
import type { AccountParameters, SentTransfer, TransferRequest } from '@portico/core/adapter'
import type { EvmRuntime } from '../EvmRuntime.js'
import { sendTransaction } from './sendTransaction.js'

export async function transfer(
  runtime: EvmRuntime,
  { connector, network, address, ...request }: AccountParameters & TransferRequest,
): Promise<SentTransfer> {
  const account = { connector, network, address }
  return { id: await sendTransaction(runtime, { ...account, transaction: encodeTransfer(request) }) }
}

/** `transfer(address,uint256)` */
const selector = 'a9059cbb'

export function encodeTransfer({
  receiver,
  amount,
  token,
}: Pick<TransferRequest, 'receiver' | 'amount' | 'token'>): TransactionRequest {
  if (!token) return { to: receiver, value: amount }
  return {
    to: token.address,
    data: `0x${selector}${encodeAddress(receiver)}${encodeWord(amount)}`,
  }
}

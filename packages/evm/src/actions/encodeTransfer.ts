import { encodeAddress, encodeWord } from '@portico/codec/abi'
import type { TransactionRequest } from '@portico/core'
import type { TransferRequest } from '@portico/core/adapter'

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

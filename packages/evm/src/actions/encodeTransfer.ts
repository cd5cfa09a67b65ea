import type { TransactionRequest, TransferRequest } from '@portico/core'

/** `transfer(address,uint256)`: the names of its inputs, in which tokens differ, are no part of it. */
const selector = 'a9059cbb'

/** The transaction that moves it: of the network's currency, or by the contract of a token. */
export function encodeTransfer({
  receiver,
  amount,
  token,
}: Pick<TransferRequest, 'receiver' | 'amount' | 'token'>): TransactionRequest {
  if (!token) return { to: receiver, value: amount }
  return {
    to: token.address,
    data: `0x${selector}${toWord(receiver.slice(2))}${toWord(amount.toString(16))}`,
  }
}

const toWord = (hex: string) => hex.toLowerCase().padStart(64, '0')

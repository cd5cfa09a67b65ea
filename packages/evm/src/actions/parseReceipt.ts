import type { TransactionReceipt } from '@portico/core'
import { isTransactionHash, readProperty } from '@portico/core/adapter'
import { parseQuantity } from '../normalise/quantity.js'

export function parseReceipt(value: unknown): TransactionReceipt | undefined {
  const hash = readProperty(value, 'transactionHash')
  const status = parseQuantity(readProperty(value, 'status'))
  const blockNumber = parseQuantity(readProperty(value, 'blockNumber'))
  if (!isTransactionHash(hash) || status === undefined || blockNumber === undefined) return undefined
  return { hash, status: status === 1n ? 'success' : 'reverted', blockNumber }
}

import type { AccountParameters, SolanaTransaction } from '@portico/core/adapter'
import { assertSigned } from '../transaction/assertSigned.js'
import { readTransaction } from '../transaction/readTransaction.js'
import { getSolanaWallet } from '../wallet/getSolanaWallet.js'

export async function signTransactions({
  connector,
  network,
  address,
  transactions,
}: AccountParameters & { readonly transactions: readonly SolanaTransaction[] }): Promise<
  readonly SolanaTransaction[]
> {
  // Rejects malformed transactions before the wallet is asked.
  for (const transaction of transactions) readTransaction(transaction)
  if (transactions.length === 0) return []
  const signed = await getSolanaWallet(connector).signTransactions({ address, network, transactions })
  for (const [index, transaction] of transactions.entries()) {
    assertSigned(transaction, signed[index] ?? new Uint8Array(), address)
  }
  return signed
}

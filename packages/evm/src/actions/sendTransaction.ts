import type { TransactionRequest } from '@portico/core'
import type { AccountParameters, Hex } from '@portico/core/adapter'
import { isTransactionHash, prepare } from '@portico/core/adapter'
import { malformedTransactionHash, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { formatQuantity } from '../normalise/quantity.js'
import { assertWalletChain } from './assertWalletChain.js'
import { formatTransaction } from './formatTransaction.js'
import { requestWallet } from './requestWallet.js'

export async function sendTransaction(
  runtime: EvmRuntime,
  {
    connector,
    network,
    address,
    transaction,
  }: AccountParameters & { readonly transaction: TransactionRequest },
): Promise<Hex> {
  const chainId = formatQuantity(await prepare(() => assertWalletChain(runtime, connector, network)))
  const hash = await requestWallet(runtime, connector, 'eth_sendTransaction', [
    { ...formatTransaction(address, transaction), chainId },
  ])
  if (!isTransactionHash(hash) || runtime.sentHashes.has(hash))
    throw new PorticoError(malformedTransactionHash)
  runtime.sentHashes.add(hash)
  return hash
}

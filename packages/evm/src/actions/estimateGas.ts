import type { TransactionRequest } from '@portico/core'
import type { AccountParameters } from '@portico/core/adapter'
import { internalError, PorticoError } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { readChain } from './readChain.js'
import { formatTransaction } from './sendTransaction.js'

export async function estimateGas(
  runtime: EvmRuntime,
  {
    connector,
    network,
    address,
    transaction,
  }: AccountParameters & { readonly transaction: TransactionRequest },
): Promise<bigint> {
  const params = [formatTransaction(address, transaction)]
  const gas = parseQuantity(
    await readChain(runtime, { connector, network, method: 'eth_estimateGas', params }),
  )
  if (gas === undefined) throw new PorticoError(internalError)
  return gas
}

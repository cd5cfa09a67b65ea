import type { TransactionReceipt } from '@portico/core'
import { type MethodParameters, withAbort } from '@portico/core/adapter'
import { isPorticoError, noRpcUrl, PorticoError, receiptTimeout } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseQuantity } from '../normalise/quantity.js'
import { parseReceipt } from './parseReceipt.js'
import { type ReadParameters, readChain } from './readChain.js'

const firstPause = 500
const longestPause = 8_000
const growth = 1.5
const patience = 10 * 60_000

type WaitParameters = Pick<ReadParameters, 'connector' | 'network'> &
  MethodParameters<'eip155', 'waitForReceipt'>

/** Earlier results are not reused, because a reorg may drop a block. A failing node is polled again. */
export function waitForReceipt(
  runtime: EvmRuntime,
  { connector, network, hash, confirmations = 1, signal }: WaitParameters,
): Promise<TransactionReceipt> {
  const { environment } = runtime.context
  const deadline = environment.now() + patience

  const read = (method: string, params: readonly unknown[]) =>
    readChain(runtime, { connector, network, method, params }).catch((error: unknown) => {
      if (isPorticoError(error, noRpcUrl)) throw error
      environment.logger.debug('The receipt could not be read; trying again.', error)
    })

  async function look(): Promise<TransactionReceipt | undefined> {
    // Read first, so that the receipt is at least as recent as the head it is counted from.
    const head = confirmations > 1 ? parseQuantity(await read('eth_blockNumber', [])) : undefined
    const receipt = parseReceipt(await read('eth_getTransactionReceipt', [hash]))
    if (receipt?.hash.toLowerCase() !== hash.toLowerCase()) return undefined
    return confirmations <= 1 || isDeep(receipt, head, confirmations) ? receipt : undefined
  }

  return withAbort(signal, async () => {
    for (let pause = firstPause; ; pause = Math.min(pause * growth, longestPause)) {
      const receipt = await look()
      if (receipt) return receipt
      if (environment.now() >= deadline) throw new PorticoError(receiptTimeout, { context: { hash } })
      await new Promise<void>(resolve => environment.setTimeout(resolve, pause))
      signal?.throwIfAborted()
    }
  })
}

function isDeep(
  { blockNumber }: TransactionReceipt,
  head: bigint | undefined,
  confirmations: number,
): boolean {
  if (head === undefined || blockNumber === undefined) return false
  return head - blockNumber + 1n >= BigInt(Math.ceil(confirmations))
}

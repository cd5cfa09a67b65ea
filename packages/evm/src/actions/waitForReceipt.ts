import type { Adapter, TransactionReceipt } from '@portico/core'
import { isPorticoError, noRpcUrl, PorticoError, receiptTimeout } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { withAbort } from '../provider/withAbort.js'
import { parseReceipt } from './parseReceipt.js'
import { readChain } from './readChain.js'

const firstPause = 500
const longestPause = 8_000
const growth = 1.5
const patience = 10 * 60_000

/** Asks again, ever less often, until the transaction is in a block. A node that fails meanwhile is asked again. */
export function waitForReceipt(
  runtime: EvmRuntime,
  { connector, network, hash, signal }: Parameters<Adapter['waitForReceipt']>[0],
): Promise<TransactionReceipt> {
  const { environment } = runtime.context
  const deadline = environment.now() + patience

  async function look(): Promise<TransactionReceipt | undefined> {
    const request = { connector, network, method: 'eth_getTransactionReceipt', params: [hash] }
    const answer = await readChain(runtime, request).catch((error: unknown) => {
      if (isPorticoError(error, noRpcUrl)) throw error
      environment.logger.debug('The receipt could not be read; trying again.', error)
    })
    const receipt = parseReceipt(answer)
    // A node that answers for another transaction has not answered.
    return receipt?.hash.toLowerCase() === hash.toLowerCase() ? receipt : undefined
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

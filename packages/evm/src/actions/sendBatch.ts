import type { Call } from '@portico/core'
import { type AccountParameters, withTimeout } from '@portico/core/adapter'
import { PorticoError, submissionUnknown, walletFailed, walletTimeout } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { getCallsStatus } from './getCallsStatus.js'
import { sendCalls } from './sendCalls.js'

const interval = 1000
const patience = 120_000
/** Some wallets never answer unknown methods. */
const answerPatience = 5000

export async function sendBatch(
  runtime: EvmRuntime,
  { calls, ...account }: AccountParameters & { readonly calls: readonly Call[] },
): Promise<string> {
  const { environment } = runtime.context
  const { id } = await sendCalls(runtime, { ...account, calls, atomicRequired: true })
  const deadline = environment.now() + patience
  while (environment.now() < deadline) {
    // The wallet has accepted the batch, so a failed status request is not a failure.
    const answer = await withTimeout(() => getCallsStatus(runtime, { connector: account.connector, id }), {
      environment,
      milliseconds: answerPatience,
      error: () => new PorticoError(walletTimeout),
    }).catch(() => undefined)
    if (answer?.isPartial) break
    if (answer?.status === 'failure')
      throw new PorticoError(walletFailed, { detail: 'None of the calls was executed.', nothingSent: true })
    const hash = answer?.status === 'success' ? answer.receipts.at(-1)?.hash : undefined
    if (hash) return hash
    await new Promise<void>(resolve => void environment.setTimeout(resolve, interval))
  }
  throw new PorticoError(submissionUnknown)
}

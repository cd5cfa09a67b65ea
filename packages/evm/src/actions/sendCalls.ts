import type { Call } from '@portico/core'
import { type AccountParameters, prepare, readProperty } from '@portico/core/adapter'
import { invalidParams, PorticoError, submissionUnknown } from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { formatQuantity } from '../normalise/quantity.js'
import { requestWallet } from './requestWallet.js'
import { assertWalletChain } from './sendTransaction.js'

/** The maximum length of an EIP-5792 batch id, in characters. */
const maximumId = 8194

interface SendCallsParameters extends AccountParameters {
  readonly calls: readonly Call[]
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
  readonly atomicRequired?: boolean | undefined
}

export async function sendCalls(
  runtime: EvmRuntime,
  { connector, network, address, calls, capabilities, atomicRequired = false }: SendCallsParameters,
): Promise<{ readonly id: string }> {
  const formatted = calls.map(formatCall)
  const chainId = formatQuantity(await prepare(() => assertWalletChain(runtime, connector, network)))
  const batch = { version: '2.0.0', from: address, chainId, atomicRequired, calls: formatted }
  const answer = await requestWallet(runtime, connector, 'wallet_sendCalls', [
    { ...batch, ...(capabilities && { capabilities }) },
  ])
  // Version 1 of the standard returned only the id.
  const id = typeof answer === 'string' ? answer : readProperty(answer, 'id')
  if (typeof id !== 'string' || id === '' || id.length > maximumId) {
    // The wallet has accepted the batch: sending again could execute it twice.
    throw new PorticoError(submissionUnknown, { detail: 'The wallet returned no batch id.' })
  }
  return { id }
}

function formatCall({ to, data, value, capabilities }: Call): Readonly<Record<string, unknown>> {
  if (!to.startsWith('0x')) throw refuse('to')
  if (data !== undefined && !data.startsWith('0x')) throw refuse('data')
  return {
    to,
    ...(data !== undefined && { data }),
    ...(value !== undefined && { value: formatQuantity(value) }),
    ...(capabilities && { capabilities }),
  }
}

const refuse = (field: string) =>
  new PorticoError(invalidParams, { detail: `"${field}" of a call must start with 0x.` })

import type { CallsStatus, Connector } from '@portico/core'
import { readProperty } from '@portico/core/adapter'
import {
  callsStatusNotApproved,
  isPorticoError,
  methodNotFound,
  PorticoError,
  unauthorized,
  unsupportedMethod,
} from '@portico/protocol'
import type { EvmRuntime } from '../EvmRuntime.js'
import { parseReceipt } from './parseReceipt.js'
import { requestWallet } from './requestWallet.js'

const refusals = [unauthorized, unsupportedMethod, methodNotFound]

export async function getCallsStatus(
  runtime: EvmRuntime,
  { connector, id }: { readonly connector: Connector; readonly id: string },
): Promise<CallsStatus> {
  const answer = await requestWallet(runtime, connector, 'wallet_getCallsStatus', [id]).catch(
    (error: unknown) => {
      const refused = refusals.some(entry => isPorticoError(error, entry))
      throw refused ? new PorticoError(callsStatusNotApproved, { cause: error }) : error
    },
  )
  const receipts = readProperty(answer, 'receipts')
  return {
    id,
    ...parseStatus(readProperty(answer, 'status')),
    receipts: (Array.isArray(receipts) ? receipts : []).flatMap(receipt => parseReceipt(receipt) ?? []),
  }
}

/** EIP-5792 codes: 1xx pending, 2xx success, 4xx and 5xx failed, 6xx partially failed. Version 1 used two words. */
function parseStatus(status: unknown): Pick<CallsStatus, 'status' | 'isPartial'> {
  if (status === 'CONFIRMED') return { status: 'success' }
  const code = typeof status === 'number' ? status : 100
  if (code < 300) return { status: code >= 200 ? 'success' : 'pending' }
  const isWhole = code >= 400 && code < 600
  return { status: 'failure', ...(!isWhole && { isPartial: true }) }
}

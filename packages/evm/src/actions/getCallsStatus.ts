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
    status: parseStatus(readProperty(answer, 'status')),
    receipts: (Array.isArray(receipts) ? receipts : []).flatMap(receipt => parseReceipt(receipt) ?? []),
  }
}

/** Codes of EIP-5792: 1xx under way, 2xx done, from 4xx on failed. Version 1 had two words. */
function parseStatus(status: unknown): CallsStatus['status'] {
  if (status === 'CONFIRMED') return 'success'
  const code = typeof status === 'number' ? status : 100
  if (code >= 300) return 'failure'
  return code >= 200 ? 'success' : 'pending'
}

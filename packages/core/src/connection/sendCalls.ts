import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { requestWallet } from './requestWallet.js'

export type SendCallsParameters = NamedMethodParameters<'sendCalls'>
export type GetCallsStatusParameters = NamedMethodParameters<'getCallsStatus'>

/** Sends several calls as a batch, if the wallet supports it (EIP-5792). */
export function sendCalls(
  portico: Portico,
  parameters: SendCallsParameters,
): Promise<NamedMethodResult<'sendCalls'>> {
  return requestWallet(portico, { ...parameters, method: 'sendCalls' })
}

/** Status of a batch sent with `sendCalls`. */
export function getCallsStatus(
  portico: Portico,
  parameters: GetCallsStatusParameters,
): Promise<NamedMethodResult<'getCallsStatus'>> {
  return requestWallet(portico, { ...parameters, method: 'getCallsStatus' })
}

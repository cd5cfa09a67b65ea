import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { request } from './request.js'

export type SendCallsParameters = NamedMethodParameters<'sendCalls'>
export type GetCallsStatusParameters = NamedMethodParameters<'getCallsStatus'>

/** Sends several calls as a batch, if the wallet supports it (EIP-5792). */
export function sendCalls(
  portico: Portico,
  parameters: SendCallsParameters,
): Promise<NamedMethodResult<'sendCalls'>> {
  return request(portico, { ...parameters, method: 'sendCalls' })
}

/** Status of a batch sent with `sendCalls`. */
export function getCallsStatus(
  portico: Portico,
  parameters: GetCallsStatusParameters,
): Promise<NamedMethodResult<'getCallsStatus'>> {
  return request(portico, { ...parameters, method: 'getCallsStatus' })
}

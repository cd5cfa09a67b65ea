import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../types/Portico.js'
import { request } from './request.js'

export type SendCallsParameters = NamedMethodParameters<'sendCalls'>
export type GetCallsStatusParameters = NamedMethodParameters<'getCallsStatus'>

/** Asks the wallet to do several calls as one, where it can (EIP-5792). */
export function sendCalls(
  portico: Portico,
  parameters: SendCallsParameters,
): Promise<NamedMethodResult<'sendCalls'>> {
  return request(portico, { ...parameters, method: 'sendCalls' })
}

/** What became of the calls that `sendCalls` has given the wallet. */
export function getCallsStatus(
  portico: Portico,
  parameters: GetCallsStatusParameters,
): Promise<NamedMethodResult<'getCallsStatus'>> {
  return request(portico, { ...parameters, method: 'getCallsStatus' })
}

import type { NamedVerbParameters, NamedVerbResult } from '../families/verbs.js'
import type { Portico } from '../types/Portico.js'
import { callVerb } from './callVerb.js'

export type SendCallsParameters = NamedVerbParameters<'sendCalls'>
export type GetCallsStatusParameters = NamedVerbParameters<'getCallsStatus'>

/** Asks the wallet to do several calls as one, where it can (EIP-5792). */
export function sendCalls(
  portico: Portico,
  parameters: SendCallsParameters,
): Promise<NamedVerbResult<'sendCalls'>> {
  return callVerb(portico, { ...parameters, verb: 'sendCalls' })
}

/** What became of the calls that `sendCalls` has given the wallet. */
export function getCallsStatus(
  portico: Portico,
  parameters: GetCallsStatusParameters,
): Promise<NamedVerbResult<'getCallsStatus'>> {
  return callVerb(portico, { ...parameters, verb: 'getCallsStatus' })
}

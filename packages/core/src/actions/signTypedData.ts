import type { NamedVerbParameters, NamedVerbResult } from '../families/verbs.js'
import type { Portico } from '../types/Portico.js'
import { callVerb } from './callVerb.js'

export type SignTypedDataParameters = NamedVerbParameters<'signTypedData'>

/** Asks the wallet to sign structured data (EIP-712). EVM only. */
export function signTypedData(
  portico: Portico,
  parameters: SignTypedDataParameters,
): Promise<NamedVerbResult<'signTypedData'>> {
  return callVerb(portico, { ...parameters, verb: 'signTypedData' })
}

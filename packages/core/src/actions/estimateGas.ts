import type { NamedVerbParameters, NamedVerbResult } from '../families/verbs.js'
import type { Portico } from '../types/Portico.js'
import { callVerb } from './callVerb.js'

type Parameters = NamedVerbParameters<'estimateGas'>

export type EstimateGasParameters = Parameters['transaction'] & Pick<Parameters, 'namespace'>

/** How much gas a transaction of the connected account would take. EVM only. */
export function estimateGas(
  portico: Portico,
  { namespace, ...transaction }: EstimateGasParameters,
): Promise<NamedVerbResult<'estimateGas'>> {
  return callVerb(portico, { verb: 'estimateGas', namespace, transaction })
}

import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { requestWallet } from './requestWallet.js'

type Parameters = NamedMethodParameters<'estimateGas'>

export type EstimateGasParameters = Parameters['transaction'] & Pick<Parameters, 'namespace'>

/** Estimates the gas of a transaction by the connected account. EVM only. */
export function estimateGas(
  portico: Portico,
  { namespace, ...transaction }: EstimateGasParameters,
): Promise<NamedMethodResult<'estimateGas'>> {
  return requestWallet(portico, { method: 'estimateGas', namespace, transaction })
}

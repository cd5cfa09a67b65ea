import type { NamedMethodParameters, NamedMethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { requestWallet } from './requestWallet.js'

export type SignTypedDataParameters = NamedMethodParameters<'signTypedData'>

/** Requests a signature of typed data (EIP-712). EVM only. */
export function signTypedData(
  portico: Portico,
  parameters: SignTypedDataParameters,
): Promise<NamedMethodResult<'signTypedData'>> {
  return requestWallet(portico, { ...parameters, method: 'signTypedData' })
}

import { type SignTypedDataParameters, signTypedData } from '@portico/core'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

export type UsePorticoSignTypedDataResult = NamedMutation<'signTypedData', SignTypedDataParameters, string>

/** Requests a signature of typed data (EIP-712) from the wallet. EVM only. */
export function usePorticoSignTypedData(): UsePorticoSignTypedDataResult {
  return useNamedMutation('signTypedData', signTypedData)
}

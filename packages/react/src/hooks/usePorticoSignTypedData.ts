'use client'
import { type SignTypedDataParameters, signTypedData } from '@portico/core'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

type SignTypedData = Mutation<SignTypedDataParameters, string>

export type UsePorticoSignTypedDataResult = Omit<SignTypedData, 'state'> &
  MutationResult<string> & {
    readonly signTypedData: SignTypedData['mutate']
    readonly signTypedDataAsync: SignTypedData['mutateAsync']
  }

/** Requests a signature of typed data (EIP-712) from the wallet. EVM only. */
export function usePorticoSignTypedData(): UsePorticoSignTypedDataResult {
  const portico = usePorticoInstance('usePorticoSignTypedData')
  const { state, mutate, mutateAsync }: SignTypedData = useMutation(parameters =>
    signTypedData(portico, parameters),
  )
  return { ...state, mutate, mutateAsync, signTypedData: mutate, signTypedDataAsync: mutateAsync }
}

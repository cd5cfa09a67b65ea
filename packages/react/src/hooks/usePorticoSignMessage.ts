'use client'
import { type SignMessageParameters, signMessage } from '@portico/core'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'

type SignMessage = Mutation<SignMessageParameters, string>

export type UsePorticoSignMessageResult = MutationResult<string> & {
  readonly signMessage: SignMessage['mutate']
  readonly signMessageAsync: SignMessage['mutateAsync']
}

export function usePorticoSignMessage(): UsePorticoSignMessageResult {
  const portico = usePorticoInstance('usePorticoSignMessage')
  const { state, mutate, mutateAsync }: SignMessage = useMutation(parameters =>
    signMessage(portico, parameters),
  )
  return { ...state, signMessage: mutate, signMessageAsync: mutateAsync }
}

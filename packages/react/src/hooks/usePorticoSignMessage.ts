'use client'
import { type ChainNamespace, type FamilyTypes, type SignMessageParameters, signMessage } from '@portico/core'
import { usePorticoInstance } from './internal/usePorticoInstance.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoSignMessageParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** What is signed and answered is of this family; the active one when not named. */
  readonly namespace?: Namespace | undefined
}

type SignMessage<Namespace extends ChainNamespace> = Mutation<
  SignMessageParameters<Namespace>,
  FamilyTypes[Namespace]['signature']
>

export type UsePorticoSignMessageResult<Namespace extends ChainNamespace = ChainNamespace> = MutationResult<
  FamilyTypes[Namespace]['signature']
> & {
  readonly signMessage: SignMessage<Namespace>['mutate']
  readonly signMessageAsync: SignMessage<Namespace>['mutateAsync']
}

/** Asks the wallet to sign a text, with the state of the request. */
export function usePorticoSignMessage<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoSignMessageParameters<Namespace> = {}): UsePorticoSignMessageResult<Namespace> {
  const portico = usePorticoInstance('usePorticoSignMessage')
  const { state, mutate, mutateAsync }: SignMessage<Namespace> = useMutation(parameters =>
    signMessage<Namespace>(portico, { namespace, ...parameters }),
  )
  return { ...state, signMessage: mutate, signMessageAsync: mutateAsync }
}

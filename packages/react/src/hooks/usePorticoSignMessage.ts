'use client'
import { type ChainNamespace, type FamilyTypes, type SignMessageParameters, signMessage } from '@portico/core'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoSignMessageParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** The family of the parameters and result. @default the active family */
  readonly namespace?: Namespace | undefined
}

type SignMessage<Namespace extends ChainNamespace> = Mutation<
  SignMessageParameters<Namespace>,
  FamilyTypes[Namespace]['signature']
>

export type UsePorticoSignMessageResult<Namespace extends ChainNamespace = ChainNamespace> = Omit<
  SignMessage<Namespace>,
  'state'
> &
  MutationResult<FamilyTypes[Namespace]['signature']> & {
    readonly signMessage: SignMessage<Namespace>['mutate']
    readonly signMessageAsync: SignMessage<Namespace>['mutateAsync']
  }

/** Requests a signature of a text from the wallet. */
export function usePorticoSignMessage<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoSignMessageParameters<Namespace> = {}): UsePorticoSignMessageResult<Namespace> {
  const portico = usePorticoInstance('usePorticoSignMessage')
  const { state, mutate, mutateAsync }: SignMessage<Namespace> = useMutation(parameters =>
    signMessage<Namespace>(portico, { namespace, ...parameters }),
  )
  return { ...state, mutate, mutateAsync, signMessage: mutate, signMessageAsync: mutateAsync }
}

'use client'
import {
  type ChainNamespace,
  callVerb,
  type VerbName,
  type VerbParameters,
  type VerbResult,
} from '@portico/core'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'
import { usePorticoInstance } from './usePorticoInstance.js'

export interface UsePorticoVerbParameters<
  Namespace extends ChainNamespace,
  Verb extends VerbName<Namespace>,
> {
  readonly namespace: Namespace
  readonly verb: Verb
}

type VerbMutation<Namespace extends ChainNamespace, Verb extends VerbName<Namespace>> = Mutation<
  VerbParameters<Namespace, Verb>,
  VerbResult<Namespace, Verb>
>

export type UsePorticoVerbResult<
  Namespace extends ChainNamespace,
  Verb extends VerbName<Namespace>,
> = MutationResult<VerbResult<Namespace, Verb>> & {
  readonly call: VerbMutation<Namespace, Verb>['mutate']
  readonly callAsync: VerbMutation<Namespace, Verb>['mutateAsync']
}

/**
 * What only one family can do, as state: `usePorticoVerb({ namespace: 'solana', verb: 'signAllTransactions' })` gives a
 * `call` that takes and answers what solana does.
 */
export function usePorticoVerb<Namespace extends ChainNamespace, Verb extends VerbName<Namespace>>({
  namespace,
  verb,
}: UsePorticoVerbParameters<Namespace, Verb>): UsePorticoVerbResult<Namespace, Verb> {
  const portico = usePorticoInstance('usePorticoVerb')
  const { state, mutate, mutateAsync }: VerbMutation<Namespace, Verb> = useMutation(parameters =>
    callVerb<Namespace, Verb>(portico, { ...parameters, namespace, verb }),
  )
  return { ...state, call: mutate, callAsync: mutateAsync }
}

'use client'
import { type ChainNamespace, requestWallet } from '@portico/core'
import type { MethodParameters } from '@portico/core/adapter'
import type { MethodName, MethodResult } from '@portico/core/internal'
import { usePorticoInstance } from './internal/usePorticoStore.js'
import { type Mutation, type MutationResult, useMutation } from './useMutation.js'

export interface UsePorticoRequestParameters<
  Namespace extends ChainNamespace,
  Method extends MethodName<Namespace>,
> {
  readonly namespace: Namespace
  readonly method: Method
}

type MethodMutation<Namespace extends ChainNamespace, Method extends MethodName<Namespace>> = Mutation<
  MethodParameters<Namespace, Method>,
  MethodResult<Namespace, Method>
>

export type UsePorticoRequestResult<
  Namespace extends ChainNamespace,
  Method extends MethodName<Namespace>,
> = Omit<MethodMutation<Namespace, Method>, 'state'> &
  MutationResult<MethodResult<Namespace, Method>> & {
    readonly request: MethodMutation<Namespace, Method>['mutate']
    readonly requestAsync: MethodMutation<Namespace, Method>['mutateAsync']
  }

/**
 * A method that only one family has: `usePorticoRequest({ namespace: 'solana', method: 'signAllTransactions' })`
 * returns a `request` with the parameters and result of that method.
 */
export function usePorticoRequest<Namespace extends ChainNamespace, Method extends MethodName<Namespace>>({
  namespace,
  method,
}: UsePorticoRequestParameters<Namespace, Method>): UsePorticoRequestResult<Namespace, Method> {
  const portico = usePorticoInstance('usePorticoRequest')
  const { state, mutate, mutateAsync }: MethodMutation<Namespace, Method> = useMutation(parameters =>
    requestWallet<Namespace, Method>(portico, { ...parameters, namespace, method }),
  )
  return { ...state, mutate, mutateAsync, request: mutate, requestAsync: mutateAsync }
}

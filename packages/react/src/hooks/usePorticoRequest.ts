import { type ChainNamespace, requestWallet } from '@portico/core'
import type { MethodParameters } from '@portico/core/adapter'
import type { MethodName, MethodResult } from '@portico/core/internal'
import { type NamedMutation, useNamedMutation } from './useMutation.js'

export interface UsePorticoRequestParameters<
  Namespace extends ChainNamespace,
  Method extends MethodName<Namespace>,
> {
  readonly namespace: Namespace
  readonly method: Method
}

export type UsePorticoRequestResult<
  Namespace extends ChainNamespace,
  Method extends MethodName<Namespace>,
> = NamedMutation<'request', MethodParameters<Namespace, Method>, MethodResult<Namespace, Method>>

/**
 * A method that only one family has: `usePorticoRequest({ namespace: 'solana', method: 'signAllTransactions' })`
 * returns a `request` with the parameters and result of that method.
 */
export function usePorticoRequest<Namespace extends ChainNamespace, Method extends MethodName<Namespace>>({
  namespace,
  method,
}: UsePorticoRequestParameters<Namespace, Method>): UsePorticoRequestResult<Namespace, Method> {
  return useNamedMutation('request', (portico, parameters) =>
    requestWallet<Namespace, Method>(portico, { ...parameters, namespace, method }),
  )
}

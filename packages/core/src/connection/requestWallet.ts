import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { MethodName, MethodParameters, MethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { requireSigner } from './requireSigner.js'
import { runMethod } from './runMethod.js'

export type RequestWalletParameters<
  Namespace extends ChainNamespace,
  Method extends MethodName<Namespace>,
> = MethodParameters<Namespace, Method> & {
  readonly method: Method
  /** Default: the active family. */
  readonly namespace?: Namespace | undefined
}

/** Calls a family-specific method of the connected account, e.g. `signAllTransactions` or `signPsbt`. */
export async function requestWallet<Namespace extends ChainNamespace, Method extends MethodName<Namespace>>(
  portico: Portico,
  { method, namespace, ...parameters }: RequestWalletParameters<Namespace, Method>,
): Promise<MethodResult<Namespace, Method>> {
  return runMethod<Method, Namespace>(portico, requireSigner(portico, namespace), method, parameters)
}

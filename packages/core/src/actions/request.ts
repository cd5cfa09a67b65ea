import { requireSigner } from '../connection/requireSigner.js'
import { runMethod } from '../connection/runMethod.js'
import type { MethodName, MethodParameters, MethodResult } from '../families/methods.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

export type RequestParameters<
  Namespace extends ChainNamespace,
  Method extends MethodName<Namespace>,
> = MethodParameters<Namespace, Method> & {
  readonly method: Method
  /** The active family when not named. */
  readonly namespace?: Namespace | undefined
}

/**
 * Asks the connected account for what only its family knows, e.g. `signAllTransactions` of solana or `signPsbt` of
 * bip122. The types follow from the namespace and the method.
 */
export async function request<Namespace extends ChainNamespace, Method extends MethodName<Namespace>>(
  portico: Portico,
  { method, namespace, ...parameters }: RequestParameters<Namespace, Method>,
): Promise<MethodResult<Namespace, Method>> {
  const answer = await runMethod(portico, requireSigner(portico, namespace), method, parameters)
  // The method was looked up by the names that the type was made from.
  return answer as MethodResult<Namespace, Method>
}

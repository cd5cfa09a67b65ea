import { chainNotSupported, PorticoError, unsupportedOperation } from '@portico/protocol'
import { assertSameSigner, requireSigner, type Signer } from '../connection/requireSigner.js'
import { getFamily } from '../families/Families.js'
import type { MethodKind } from '../families/Family.js'
import type { MethodName, MethodParameters, MethodResult } from '../families/methods.js'
import { followSpending } from '../transactions/followSpending.js'
import type { AccountParameters } from '../types/Adapter.js'
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

/** Asks one account, whichever is chosen by then. */
export async function runMethod(
  portico: Portico,
  signer: Signer,
  method: string,
  parameters: object = {},
): Promise<unknown> {
  const { adapter, ...account } = signer
  const { kind, run } = requireMethod(portico, signer, method)
  if (kind === 'send' || kind === 'transfer') assertKnownNetwork(portico, signer)
  const answer = await run({ ...account, ...parameters })
  if (kind === 'send') void followSpending(portico, adapter.namespace)
  if (kind === 'sign' || kind === 'send') await assertSameSigner(portico, signer)
  return answer
}

/** Nothing is sent on a network that the site does not know. */
export function assertKnownNetwork({ options }: Portico, { network }: Signer): void {
  if (!network.supported && !options.allowUnsupportedNetwork) throw new PorticoError(chainNotSupported)
}

type AnyMethod = (parameters: AccountParameters) => Promise<unknown>

function requireMethod(
  { store }: Portico,
  { adapter }: Signer,
  method: string,
): { readonly kind: MethodKind; readonly run: AnyMethod } {
  const { namespace } = adapter
  // Methods of all families, by name: which there are is looked up here, not known by type.
  const kinds = getFamily(store.get().families, namespace).methods as Readonly<Record<string, MethodKind>>
  const methods = adapter.methods as Readonly<Record<string, AnyMethod | undefined>>
  const kind = Object.hasOwn(kinds, method) ? kinds[method] : undefined
  const run = kind && methods[method]
  if (!run) throw new PorticoError(unsupportedOperation, { context: { operation: method, namespace } })
  return { kind, run }
}

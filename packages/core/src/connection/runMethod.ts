import { PorticoError, unsupportedOperation } from '@portico/protocol'
import { followSpending } from '../data/followSpending.js'
import type { AccountParameters } from '../families/adapter/Adapter.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { MethodKind } from '../families/Family.js'
import type { MethodName, MethodResult } from '../families/methods.js'
import type { Portico } from '../runtime/Portico.js'
import { assertKnownNetwork, assertSameSigner, type Signer } from './requireSigner.js'

/** Calls a method for the given signer, even if another account is active by then. */
export async function runMethod<
  Method extends MethodName<Namespace>,
  Namespace extends ChainNamespace = ChainNamespace,
>(
  portico: Portico,
  signer: Signer,
  method: Method,
  parameters: object = {},
): Promise<MethodResult<Namespace, Method>> {
  const { adapter, ...account } = signer
  const { kind, run } = requireMethod(portico, signer, method)
  if (kind === 'send') assertKnownNetwork(portico, signer)
  const answer = await run({ ...account, ...parameters })
  if (kind === 'send') void followSpending(portico, adapter.namespace)
  if (kind === 'sign' || kind === 'send') await assertSameSigner(portico, signer)
  return answer as MethodResult<Namespace, Method>
}

type AnyMethod = (parameters: AccountParameters) => Promise<unknown>

function requireMethod(
  { store }: Portico,
  { adapter }: Signer,
  method: string,
): { readonly kind: MethodKind; readonly run: AnyMethod } {
  const { namespace } = adapter
  const kinds = getFamily(store.get().families, namespace).methods as Readonly<Record<string, MethodKind>>
  const methods = adapter.methods as Readonly<Record<string, AnyMethod | undefined>>
  const kind = Object.hasOwn(kinds, method) ? kinds[method] : undefined
  const run = kind && methods[method]
  if (!run) throw new PorticoError(unsupportedOperation, { context: { operation: method, namespace } })
  return { kind, run }
}

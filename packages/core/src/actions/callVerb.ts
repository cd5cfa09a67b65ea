import { chainNotSupported, PorticoError, unsupportedOperation } from '@portico/protocol'
import type { VerbKind } from '../families/Family.js'
import { families } from '../families/families.js'
import type { VerbName, VerbParameters, VerbResult } from '../families/verbs.js'
import type { AccountParameters } from '../types/Adapter.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { assertSameSigner, requireSigner, type Signer } from './requireSigner.js'

export type CallVerbParameters<
  Namespace extends ChainNamespace,
  Verb extends VerbName<Namespace>,
> = VerbParameters<Namespace, Verb> & {
  readonly verb: Verb
  /** The active family when not named. */
  readonly namespace?: Namespace | undefined
}

/**
 * Asks the connected account for what only its family knows, e.g. `signAllTransactions` of solana or `signPsbt` of
 * bip122. The types follow from the namespace and the verb.
 */
export async function callVerb<Namespace extends ChainNamespace, Verb extends VerbName<Namespace>>(
  portico: Portico,
  { verb, namespace, ...parameters }: CallVerbParameters<Namespace, Verb>,
): Promise<VerbResult<Namespace, Verb>> {
  const answer = await runVerb(portico, requireSigner(portico, namespace), verb, parameters)
  // The verb was looked up by the names that the type was made from.
  return answer as VerbResult<Namespace, Verb>
}

/** Asks one account, whichever is chosen by then. */
export async function runVerb(
  portico: Portico,
  signer: Signer,
  verb: string,
  parameters: object = {},
): Promise<unknown> {
  const { adapter, ...account } = signer
  const { kind, run } = requireVerb(signer, verb)
  if (kind === 'send') assertKnownNetwork(portico, signer)
  const answer = await run({ ...account, ...parameters })
  if (kind !== 'read') await assertSameSigner(portico, signer)
  return answer
}

/** Nothing is sent on a network that the site does not know. */
export function assertKnownNetwork({ options }: Portico, { network }: Signer): void {
  if (!network.supported && !options.allowUnsupportedChain) throw new PorticoError(chainNotSupported)
}

type AnyVerb = (parameters: AccountParameters) => Promise<unknown>

function requireVerb({ adapter }: Signer, verb: string): { readonly kind: VerbKind; readonly run: AnyVerb } {
  const { namespace } = adapter
  // Verbs of all families, by name: which there are is looked up here, not known by type.
  const kinds = families[namespace].verbs as Readonly<Record<string, VerbKind>>
  const verbs = adapter.verbs as Readonly<Record<string, AnyVerb | undefined>>
  const kind = Object.hasOwn(kinds, verb) ? kinds[verb] : undefined
  const run = kind && verbs[verb]
  if (!run) throw new PorticoError(unsupportedOperation, { context: { operation: verb, namespace } })
  return { kind, run }
}

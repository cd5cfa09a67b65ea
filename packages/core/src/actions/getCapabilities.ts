import { isPorticoError, unsupportedOperation } from '@portico/protocol'
import type { NamedVerbResult, NamespaceWith } from '../families/verbs.js'
import { runQuery } from '../query/runQuery.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectAnswer, setAnswer } from '../store/slices/answers.js'
import type { PorticoState } from '../store/state.js'
import type { AsyncData } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { runVerb } from './callVerb.js'
import { requireSigner } from './requireSigner.js'
import { update } from './update.js'

type Capabilities = NamedVerbResult<'getCapabilities'>

export interface GetCapabilitiesParameters {
  readonly namespace?: NamespaceWith<'getCapabilities'> | undefined
  /** Ask the wallet even when its last answer is recent. */
  readonly force?: boolean | undefined
}

/** How long a wallet's word is taken, in milliseconds: an account may become a smart one while the page is open. */
const lifetime = 60_000

/** Asks the wallet of the connected account. Nothing is prompted. */
export async function getCapabilities(
  portico: Portico,
  { namespace, force }: GetCapabilitiesParameters = {},
): Promise<Capabilities> {
  const signer = requireSigner(portico, namespace)
  const key = getKey(portico.store.get(), namespace) ?? ''
  const get = () => selectAnswer<Capabilities>(portico.store.get().answers, key)
  const set = (next: AsyncData<Capabilities>) =>
    update(portico, 'answers', answers => setAnswer(answers, key, next))
  const fetch = async () => {
    try {
      // Read and cut down by the adapter.
      return (await runVerb(portico, signer, 'getCapabilities')) as Capabilities
    } catch (error) {
      // A wallet whose adapter cannot ask it can do nothing.
      if (isPorticoError(error, unsupportedOperation)) return {}
      throw error
    }
  }
  return runQuery(portico, { key, fetch, get, set, lifetime }, { force })
}

/** What is known of the capabilities of the connected account. */
export function selectCapabilities(
  state: PorticoState,
  namespace?: NamespaceWith<'getCapabilities'> | undefined,
): AsyncData<Capabilities> {
  return selectAnswer(state.answers, getKey(state, namespace))
}

/** Of one account in one wallet: the same account may be in several, each of which can do something else. */
function getKey(state: PorticoState, namespace: ChainNamespace | undefined): string | undefined {
  const account = selectConnectedAccount(state, namespace)
  return account && ['capabilities', account.connectorId, account.sessionId, account.address].join(' ')
}

import { isPorticoError, unsupportedOperation } from '@portico/protocol'
import type { NamedMethodResult, NamespaceWith } from '../families/methods.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import type { AsyncData } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { requireSigner } from './requireSigner.js'
import { runMethod } from './runMethod.js'

type Capabilities = NamedMethodResult<'getCapabilities'>

export interface GetCapabilitiesParameters {
  readonly namespace?: NamespaceWith<'getCapabilities'> | undefined
  /** Ask the wallet even when its last answer is recent. */
  readonly force?: boolean | undefined
}

/** One account in one wallet: the same account may be in several, each of which can do something else. */
export interface CapabilitiesOwner {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly sessionId?: string | undefined
  readonly address: string
}

/** What the wallet of a connected account can do. It is asked again after a minute: an account may become a smart one. */
export const capabilitiesQuery = defineQuery<Capabilities, CapabilitiesOwner>({
  name: 'capabilities',
  key: ({ namespace, connectorId, sessionId, address }) =>
    [`${namespace}:${address}`, connectorId, sessionId].join(' '),
  lifetime: 60_000,
  async fetch(portico, { namespace }) {
    try {
      // Read and cut down by the adapter.
      return (await runMethod(portico, requireSigner(portico, namespace), 'getCapabilities')) as Capabilities
    } catch (error) {
      // A wallet whose adapter cannot ask it can do nothing.
      if (isPorticoError(error, unsupportedOperation)) return {}
      throw error
    }
  },
})

/** Asks the wallet of the connected account. Nothing is prompted. */
export async function getCapabilities(
  portico: Portico,
  { namespace, force }: GetCapabilitiesParameters = {},
): Promise<Capabilities> {
  requireSigner(portico, namespace)
  // Which has just thrown where there is none.
  const owner = selectConnectedAccount(portico.store.get(), namespace) as CapabilitiesOwner
  return fetchQuery(portico, capabilitiesQuery, owner, { force })
}

/** What is known of the capabilities of the connected account. */
export function selectCapabilities(
  state: PorticoState,
  namespace?: NamespaceWith<'getCapabilities'> | undefined,
): AsyncData<Capabilities> {
  const owner = selectConnectedAccount(state, namespace)
  return owner ? selectQuery(state, capabilitiesQuery, owner) : unknown
}

const unknown: AsyncData<Capabilities> = { status: 'idle' }

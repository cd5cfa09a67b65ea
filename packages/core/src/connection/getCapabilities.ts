import { isPorticoError, unsupportedOperation } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { NamedMethodResult, NamespaceWith } from '../families/methods.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { requireSigner } from './requireSigner.js'
import { runMethod } from './runMethod.js'

type Capabilities = NamedMethodResult<'getCapabilities'>

export interface GetCapabilitiesParameters {
  readonly namespace?: NamespaceWith<'getCapabilities'> | undefined
  /** Bypass the cache. */
  readonly force?: boolean | undefined
}

/** An account in one wallet: the same account may be in several wallets with different capabilities. */
export interface CapabilitiesOwner {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly sessionId?: string | undefined
  readonly address: string
}

/** Capabilities of the connected wallet (EIP-5792), cached for a minute: an account may become a smart account. */
export const capabilitiesQuery = defineQuery<Capabilities, CapabilitiesOwner>({
  name: 'capabilities',
  queryKey: ({ namespace, connectorId, sessionId, address }) =>
    [`${namespace}:${address}`, connectorId, sessionId].join(' '),
  staleTime: 60_000,
  async queryFn(portico, { namespace }) {
    try {
      return await runMethod(portico, requireSigner(portico, namespace), 'getCapabilities')
    } catch (error) {
      // An adapter without support means no capabilities.
      if (isPorticoError(error, unsupportedOperation)) return {}
      throw error
    }
  },
})

/** Fetches the capabilities of the connected wallet, without a prompt. */
export async function getCapabilities(
  portico: Portico,
  { namespace, force }: GetCapabilitiesParameters = {},
): Promise<Capabilities> {
  requireSigner(portico, namespace)
  // `requireSigner` has thrown if there is none.
  const owner = selectConnectedAccount(portico.store.get(), namespace) as CapabilitiesOwner
  return fetchQuery(portico, capabilitiesQuery, owner, { force })
}

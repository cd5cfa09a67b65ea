import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'

interface NameOnNetwork {
  readonly name: string
  readonly caipNetworkId: CaipNetworkId
}

/** Address of a name on a network, cached for 5 min (K-09). */
const nameQuery = defineQuery<string | undefined, NameOnNetwork>({
  name: 'name',
  isHidden: true,
  queryKey: ({ name, caipNetworkId }) => `${caipNetworkId}:${name}`,
  staleTime: cacheLifetimes.name,
  async queryFn(portico, parameters, signal) {
    const { readName } = await import('./readName.js')
    return readName(portico, parameters, signal)
  },
})

export interface ResolveNameParameters {
  /** Such as `alice.eth`, as typed. */
  readonly name: string
  readonly namespace?: ChainNamespace | undefined
  readonly signal?: AbortSignal | undefined
}

/** Resolves a name to its address on the active network; undefined if it does not resolve. */
export async function resolveName(
  portico: Portico,
  { name: typed, namespace, signal }: ResolveNameParameters,
): Promise<string | undefined> {
  const { networks, families } = portico.store.get()
  const { [namespace ?? networks.activeNamespace]: network } = networks.active
  const name = typed.trim().toLowerCase()
  if (!network || !isName(name)) return undefined
  if (!getFamily(families, network.chainNamespace).abilities.includes('names')) return undefined
  return fetchQuery(portico, nameQuery, { name, caipNetworkId: network.caipNetworkId }, { signal })
}

/** Labels separated by dots; the registry validates their characters. */
function isName(text: string): boolean {
  return text.length <= 255 && /^[^\s\p{C}./?#]+(\.[^\s\p{C}./?#]+)+$/u.test(text)
}

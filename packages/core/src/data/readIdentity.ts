import { fetchNamesFailed, PorticoError } from '@portico/protocol'
import type { CaipAddress } from '../families/ChainNamespace.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import type { DataService, NamesRequest } from '../services/createDataService.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { findDataService } from './findDataService.js'
import { toNameError } from './toNameError.js'

export interface Identity {
  readonly name?: string | undefined
  readonly avatar?: string | undefined
}

export interface IdentityOwner {
  readonly caipAddress: CaipAddress
  /** Independent of the address's spelling. */
  readonly account: string
}

/** Names of an address, cached for 5 min (K-09). */
const namesQuery = defineQuery<
  readonly string[],
  NamesRequest & Pick<IdentityOwner, 'caipAddress'> & { service: DataService }
>({
  name: 'names',
  isHidden: true,
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: cacheLifetimes.name,
  async queryFn(_portico, { service, address, sender }, signal) {
    try {
      return (await service.fetchNames({ address, sender }, signal)).map(({ name }) => name)
    } catch (cause) {
      throw await toNameError(cause, new PorticoError(fetchNamesFailed, { cause }))
    }
  },
})

export async function readIdentity(
  portico: Portico,
  { caipAddress }: Pick<IdentityOwner, 'caipAddress'>,
  signal: AbortSignal,
): Promise<Identity> {
  const { address, caipNetworkId, chainNamespace } = parseCaipAddress(caipAddress)
  const service = await findDataService(portico, caipNetworkId)
  if (!service) return {}
  const sender = selectConnectedAccount(portico.store.get(), chainNamespace)?.address
  try {
    const { name, avatar } = await service.fetchIdentity({ address, sender }, signal)
    return {
      name: name ?? undefined,
      avatar: getStrangersPictureUrl(portico.options, avatar ?? undefined),
    }
  } catch (error) {
    if (signal.aborted) throw error
    const [name] = await fetchQuery(
      portico,
      namesQuery,
      { caipAddress, service, address, sender },
      { signal },
    )
    return { name }
  }
}

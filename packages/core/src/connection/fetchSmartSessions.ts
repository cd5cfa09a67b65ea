import type { SmartSession } from '@portico/protocol/data'
import type { CaipAddress } from '../families/ChainNamespace.js'
import type { GrantedPermission } from '../families/eip155/Eip155Types.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'

export interface SmartSessionsOwner {
  readonly caipAddress: CaipAddress
}

/** Permissions of sites, as the data service knows them and as the wallet lists those of this site (ERC-7715). */
export const smartSessionsQuery = defineQuery<readonly SmartSession[], SmartSessionsOwner>({
  name: 'smartSessions',
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: 10_000,
  refetchOnWindowFocus: 'always',
  async queryFn(portico, { caipAddress }, signal) {
    const { findDataService } = await import('../data/findDataService.js')
    const service = await findDataService(portico, parseCaipAddress(caipAddress).caipNetworkId)
    const [served = [], granted] = await Promise.all([
      service?.fetchSmartSessions(caipAddress, signal),
      fetchGranted(portico, caipAddress),
    ])
    const known = new Set(served.map(({ context }) => context))
    return [...served, ...granted.filter(({ context }) => !known.has(context))]
  },
})

async function fetchGranted(portico: Portico, caipAddress: CaipAddress): Promise<readonly SmartSession[]> {
  const account = selectConnectedAccount(portico.store.get())
  if (account?.namespace !== 'eip155' || account.caipAddress !== caipAddress) return []
  const [{ requireSigner }, { runMethod }] = await Promise.all([
    import('./requireSigner.js'),
    import('./runMethod.js'),
  ])
  try {
    const granted = await runMethod<'getGrantedPermissions', 'eip155'>(
      portico,
      requireSigner(portico),
      'getGrantedPermissions',
    )
    return granted.map(permission => toSession(portico, permission))
  } catch {
    // Most wallets do not know of such permissions.
    return []
  }
}

const toSession = (
  { options: { projectId, metadata } }: Portico,
  { context, start, end, permission }: GrantedPermission,
): SmartSession => ({
  project: { id: projectId, name: metadata.name, url: metadata.url, iconUrl: metadata.icons[0] },
  pci: context,
  expiry: end,
  createdAt: start,
  permissions: [permission],
  policies: [],
  context,
})

export type SmartSessionStatus = 'active' | 'expired' | 'revoked'

export function getSmartSessionStatus(session: SmartSession, now: number): SmartSessionStatus {
  if (session.revokedAt) return 'revoked'
  return session.expiry * 1000 > now ? 'active' : 'expired'
}

import type { SmartSession } from '@portico/protocol/data'
import type { CaipAddress, ChainNamespace } from '../families/ChainNamespace.js'
import type { MethodResult } from '../families/methods.js'
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
  if (account?.caipAddress !== caipAddress) return []
  const [{ requireSigner }, { runMethod }] = await Promise.all([
    import('./requireSigner.js'),
    import('./runMethod.js'),
  ])
  try {
    const granted = await runMethod(portico, requireSigner(portico), 'getGrantedPermissions')
    return granted.map(permission => toSession(portico, permission))
  } catch {
    // Most wallets and all families but one do not know of such permissions.
    return []
  }
}

type GrantedPermission = MethodResult<ChainNamespace, 'getGrantedPermissions'>[number]

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

import type { SmartSession } from '@portico/protocol/data'
import type { CaipAddress } from '../families/ChainNamespace.js'
import { defineQuery } from '../query/Query.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'

export interface SmartSessionsOwner {
  readonly caipAddress: CaipAddress
}

export const smartSessionsQuery = defineQuery<readonly SmartSession[], SmartSessionsOwner>({
  name: 'smartSessions',
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: 10_000,
  refetchOnWindowFocus: 'always',
  async queryFn(portico, { caipAddress }, signal) {
    const { findDataService } = await import('./findDataService.js')
    const service = await findDataService(portico, parseCaipAddress(caipAddress).caipNetworkId)
    return (await service?.fetchSmartSessions(caipAddress, signal)) ?? []
  },
})

export type SmartSessionStatus = 'active' | 'expired' | 'revoked'

export function getSmartSessionStatus(session: SmartSession, now: number): SmartSessionStatus {
  if (session.revokedAt) return 'revoked'
  return session.expiry * 1000 > now ? 'active' : 'expired'
}

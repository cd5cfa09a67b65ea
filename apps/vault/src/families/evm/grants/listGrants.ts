import type { Spending } from '../../../approve/Approval.ts'
import { describeNetwork, type NetworkId } from '../../../networks/networks.ts'
import type { StoredPermission } from '../../../store/KeyStore.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { formatToken } from '../describe/describeCall.ts'
import { type Asset, readToken } from '../describe/readToken.ts'
import { decodeContext } from './encodeDelegation.ts'
import { getAmount } from './parsePermissions.ts'
import { createGrantReader } from './readGrants.ts'
import { decodeCaveats, type GrantTerms } from './terms.ts'

type Place = Pick<FamilyContext, 'network' | 'node' | 'signal'>

export interface KnownGrant {
  readonly network: NetworkId
  /** The origin of the site that requested it. */
  readonly site: string
  readonly context: `0x${string}`
  readonly spending: Spending
}

/** The permissions of the stored ones that can still be used. */
export async function findLasting<Stored extends Pick<StoredPermission, 'network' | 'context'>>(
  stored: readonly Stored[],
  place: Omit<Place, 'network'>,
) {
  const now = Math.floor(Date.now() / 1000)
  const found = stored.map(async each => {
    const delegation = decodeContext(each.context)
    const decoded = delegation && decodeCaveats(delegation.caveats)
    if (!decoded || decoded.terms.end <= now) return []
    const reader = createGrantReader({ ...place, network: each.network })
    return (await reader.isEnded(delegation, decoded.nonce))
      ? []
      : [{ ...each, delegation, terms: decoded.terms }]
  })
  return (await Promise.all(found)).flat()
}

/** The permissions of an account on a network that were granted in this browser, to any site. */
export async function listGrants(
  { permissions, ...place }: Place & Pick<FamilyContext, 'permissions'>,
  owner: string,
): Promise<readonly KnownGrant[]> {
  const { network } = place
  const stored = await permissions.listAll(owner)
  const lasting = await findLasting(
    stored.filter(each => each.network === network),
    place,
  )
  const now = Math.floor(Date.now() / 1000)
  return Promise.all(
    lasting.map(async ({ site, context, terms }) => {
      const asset = terms.token
        ? await readToken({ ...place, address: owner }, terms.token)
        : describeNetwork(network)
      return { network, site, context, spending: describeSpending(terms, asset, now) }
    }),
  )
}

export const describeSpending = (terms: GrantTerms, asset: Asset | undefined, now: number): Spending => ({
  amount: formatToken(getAmount(terms), asset),
  period: terms.kind === 'periodic' ? terms.period : 86_400,
  end: terms.end,
  ...(terms.start > now && { start: terms.start }),
  ...(terms.kind === 'stream' && { initial: formatToken(terms.initial, asset) }),
})

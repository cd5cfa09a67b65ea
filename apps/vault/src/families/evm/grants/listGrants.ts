import type { Spending } from '../../../approve/Approval.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { createSmartContext, type SmartContext } from '../calls/SmartContext.ts'
import { formatToken } from '../describe/describeCall.ts'
import { type Asset, readToken } from '../describe/readToken.ts'
import { formatContext } from './encodeGrants.ts'
import type { GrantTerms } from './parsePermissions.ts'
import { createGrantReader } from './readGrants.ts'

export async function listGrants(
  place: Pick<FamilyContext, 'network' | 'smartAccounts' | 'origin' | 'node' | 'signal'>,
  owner: string,
): Promise<readonly KnownGrant[]> {
  const context = createSmartContext(place, owner)
  const { account, network, services, grants: contract } = context
  if (!contract) return []
  const now = Math.floor(Date.now() / 1000)
  const listed = await createGrantReader(services.node, contract).listGrants(account.address)
  const lasting = listed.filter(
    grant => grant.account === account.address && !grant.isRevoked && grant.terms.end > now,
  )
  const tokens = new Map(
    await Promise.all(
      listTokens(lasting.map(({ terms }) => terms)).map(
        async token => [token, await readTokenFor(context, token)] as const,
      ),
    ),
  )
  return lasting.map(({ id, terms }) => ({
    network,
    context: formatContext(contract, [id]),
    key: terms.key,
    spending: describeSpending(terms, tokens.get(terms.token), now),
  }))
}

export interface KnownGrant {
  readonly network: NetworkId
  readonly context: `0x${string}`
  readonly key: `0x${string}`
  readonly spending: Spending
}

export const listTokens = (terms: readonly GrantTerms[]) => [...new Set(terms.map(({ token }) => token))]

export const readTokenFor = (context: SmartContext, token: string) =>
  readToken({ ...context, address: context.account.address }, token)

export const describeSpending = (terms: GrantTerms, token: Asset | undefined, now: number): Spending => ({
  amount: formatToken(terms.allowance, token),
  period: terms.period,
  end: terms.end,
  ...(terms.start > now && { start: terms.start }),
})

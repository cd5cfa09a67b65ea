import type { KnownGrant } from '../../KnownGrant.ts'
import type { FamilyContext } from '../../VaultFamily.ts'
import { createSmartContext } from '../calls/SmartContext.ts'
import { describeSpending, listTokens, readTokenFor } from './describeSpending.ts'
import { formatContext } from './encodeGrants.ts'
import { createGrantReader } from './readGrants.ts'

/** Lists the active permissions of the account from the contract, whether or not this vault granted them. */
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

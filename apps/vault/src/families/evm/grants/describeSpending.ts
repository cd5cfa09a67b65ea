import type { Spending } from '../../../approve/Approval.ts'
import type { SmartContext } from '../calls/SmartContext.ts'
import { formatToken } from '../describe/describeCall.ts'
import { type Asset, readToken } from '../describe/readToken.ts'
import type { GrantTerms } from './parsePermissions.ts'

export const listTokens = (terms: readonly GrantTerms[]) => [...new Set(terms.map(({ token }) => token))]

export const readTokenFor = (context: SmartContext, token: string) =>
  readToken({ ...context, address: context.account.address }, token)

export const describeSpending = (terms: GrantTerms, token: Asset | undefined, now: number): Spending => ({
  amount: formatToken(terms.allowance, token),
  period: terms.period,
  end: terms.end,
  ...(terms.start > now && { start: terms.start }),
})

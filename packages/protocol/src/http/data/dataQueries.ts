import * as v from 'valibot'
import { AccountIdSchema, ChainIdSchema } from './shapes.js'

const accountIds = v.pipe(
  v.string(),
  v.maxLength(8192),
  v.transform(text => text.split(',').filter(part => part !== '')),
  v.array(AccountIdSchema),
  v.maxLength(50),
)

/** Query of GET /v1/account/{address}/balance. Without a network, all of the address's family are read. */
export const BalanceQuerySchema = v.object({
  currency: v.optional(v.picklist(['usd']), 'usd'),
  chainId: v.optional(ChainIdSchema),
  forceUpdate: v.optional(accountIds),
})

export const PageQuerySchema = v.object({
  chainId: v.optional(ChainIdSchema),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[-_=a-zA-Z0-9]{0,512}$/))),
})

export const ChainQuerySchema = v.object({ chainId: ChainIdSchema })

import * as v from 'valibot'
import { walletsPageLimit } from './wallets.js'

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^[0-9]{1,7}$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum))

const list = (item: RegExp) =>
  v.pipe(
    v.string(),
    v.transform(text => text.split(',').filter(part => part !== '')),
    v.array(v.pipe(v.string(), v.regex(item))),
    v.maxLength(500),
  )

/** Query of GET /getWallets: all values are text, lists are comma-separated. */
export const WalletsQuerySchema = v.object({
  page: v.optional(wholeNumber(1, 100_000), '1'),
  entries: v.optional(wholeNumber(1, walletsPageLimit), '40'),
  include: v.optional(list(/^[\w.:-]{1,128}$/)),
  exclude: v.optional(list(/^[\w.:-]{1,128}$/)),
  chains: v.optional(list(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)),
  search: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\P{C}{0,100}$/u))),
  badge_type: v.optional(v.picklist(['none', 'certified'])),
  names: v.optional(list(/^\P{C}{1,100}$/u)),
  rdns: v.optional(list(/^[\w.-]{1,253}$/)),
})
export type ParsedWalletsQuery = v.InferOutput<typeof WalletsQuerySchema>

import { checksumAddress } from '@portico/codec/evm'
import * as v from 'valibot'
import type { Hex } from '../../../keys/Addresses.ts'
import { refuseParams } from '../../refuseParams.ts'
import { isUnlimited } from '../describe/decodeCall.ts'
import { countMost, type GrantTerms, noLimit, type PermissionType, permissionTypes } from './terms.ts'

/** A permission as requested. What is granted may be less. */
export interface PermissionRequest {
  /** The session account, which may use the permission. */
  readonly to: Hex
  readonly chainId: bigint
  readonly terms: GrantTerms
  readonly isAdjustmentAllowed: boolean
}

/** What the visitor has lowered. */
interface LoweredTerms {
  /** For each period or, of a stream, for each day. In base units. */
  readonly amount: bigint
  readonly end: number
}

const daySeconds = 86_400
const longestDays = 366
/** Without an expiry in the request. */
const usualDays = 30
const shortestPeriod = 60
const oldestStart = 300

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{1,64}$/i),
  v.transform(value => BigInt(value)),
)
const address = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{40}$/i),
  v.transform(value => checksumAddress(value)),
)

const RequestSchema = v.strictObject({
  chainId: quantity,
  from: v.nullish(address),
  to: address,
  permission: v.strictObject({
    type: v.picklist(permissionTypes),
    isAdjustmentAllowed: v.boolean(),
    data: v.unknown(),
  }),
  rules: v.nullish(
    v.pipe(
      v.array(v.strictObject({ type: v.literal('expiry'), data: v.strictObject({ timestamp: seconds }) })),
      v.maxLength(1),
    ),
  ),
})

/** The reason that the site states is not shown: the vault describes what is enforced. */
const common = { startTime: v.nullish(seconds), justification: v.nullish(v.string()) }
const token = { tokenAddress: address }
const periodic = { ...common, periodAmount: quantity, periodDuration: seconds }
const stream = {
  ...common,
  initialAmount: v.nullish(quantity),
  maxAmount: v.nullish(quantity),
  amountPerSecond: quantity,
}

const dataSchemas = {
  'erc20-token-periodic': v.strictObject({ ...token, ...periodic }),
  'erc20-token-stream': v.strictObject({ ...token, ...stream }),
  'native-token-periodic': v.strictObject(periodic),
  'native-token-stream': v.strictObject(stream),
} satisfies Record<PermissionType, v.GenericSchema>

/** @param now in Unix seconds */
export function parsePermission(given: unknown, index: number, now: number): PermissionRequest {
  const name = `permissions[${index}]`
  const request = parse(RequestSchema, given, name)
  const { type, isAdjustmentAllowed } = request.permission
  const data = parse(dataSchemas[type], request.permission.data, `${name}.permission.data`)
  const expiry = request.rules?.[0]?.data.timestamp
  if (expiry === undefined && !isAdjustmentAllowed)
    throw refuseParams(`${name}.rules must have an expiry, or isAdjustmentAllowed be true.`)
  const end = expiry ?? now + usualDays * daySeconds
  if (end <= now) throw refuseParams(`${name}: expiry is in the past.`)
  if (end > now + longestDays * daySeconds)
    throw refuseParams(`${name}: expiry is more than ${longestDays} days away.`)
  const start = data.startTime ?? now
  if (start >= end) throw refuseParams(`${name}: startTime is not before expiry.`)
  // A period that began long ago ends soon, so that the amounts of two could be spent at once, and a stream would be
  // full already.
  const isOld = start < now - oldestStart
  if (isOld && !isAdjustmentAllowed) throw refuseParams(`${name}: startTime is in the past.`)
  const terms = readTerms(data, { start: isOld ? now : start, end }, name)
  if (isUnlimited(countMost(terms, now))) throw refuseParams(`${name} is as good as unlimited.`)
  return { to: request.to, chainId: request.chainId, terms, isAdjustmentAllowed }
}

type Data = v.InferOutput<(typeof dataSchemas)[PermissionType]>

function readTerms(data: Data, time: Pick<GrantTerms, 'start' | 'end'>, name: string): GrantTerms {
  const asset = { token: 'tokenAddress' in data ? data.tokenAddress : undefined, ...time }
  if ('periodAmount' in data) {
    const { periodAmount: amount, periodDuration: period } = data
    if (amount === 0n) throw refuseParams(`${name}: periodAmount is zero.`)
    if (period < shortestPeriod)
      throw refuseParams(`${name}: periodDuration is less than ${shortestPeriod} seconds.`)
    if (period > 0xffffffff) throw refuseParams(`${name}: periodDuration is too long.`)
    return { ...asset, kind: 'periodic', amount, period }
  }
  const { amountPerSecond: perSecond } = data
  const initial = data.initialAmount ?? 0n
  const max = data.maxAmount ?? noLimit
  if (perSecond === 0n) throw refuseParams(`${name}: amountPerSecond is zero.`)
  if (max <= initial) throw refuseParams(`${name}: maxAmount is not more than initialAmount.`)
  return { ...asset, kind: 'stream', initial, max, perSecond }
}

function parse<schema extends v.GenericSchema>(schema: schema, given: unknown, name: string) {
  const parsed = v.safeParse(schema, given)
  if (parsed.success) return parsed.output
  const path = (parsed.issues[0].path ?? []).map(({ key }) => String(key).slice(0, 64))
  throw refuseParams(`${[name, ...path].join('.')} is malformed or not supported.`)
}

/** What is granted each period or, by a stream, each day. */
export const getAmount = (terms: GrantTerms): bigint =>
  terms.kind === 'periodic' ? terms.amount : terms.perSecond * BigInt(daySeconds)

/** Only ever lowers. */
export function lowerTerms(terms: GrantTerms, { amount, end }: LoweredTerms, now: number): GrantTerms {
  const most = getAmount(terms)
  if (amount <= 0n || amount > most || end > terms.end || end <= Math.max(now, terms.start))
    throw refuseParams('The permission can only be lowered.')
  if (terms.kind === 'periodic') return { ...terms, amount, end }
  const perSecond = amount / BigInt(daySeconds)
  if (perSecond === 0n) throw refuseParams('The amount is too small.')
  const initial = (terms.initial * amount) / most
  return { ...terms, initial, perSecond, end }
}

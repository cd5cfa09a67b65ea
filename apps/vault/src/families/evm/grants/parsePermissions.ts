import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { checksumAddress } from '@portico/codec/evm'
import * as v from 'valibot'
import type { Hex } from '../../../keys/Addresses.ts'
import { refuseParams } from '../../refuseParams.ts'
import { formatEvmAddress } from '../derive/deriveEvmKey.ts'
import { isUnlimited } from '../describe/decodeCall.ts'

/** The terms that the contract enforces on a key. Times are Unix seconds, durations are seconds. */
export interface GrantTerms {
  readonly key: Hex
  readonly token: Hex
  readonly allowance: bigint
  readonly period: number
  readonly start: number
  readonly end: number
}

/** The only permission type that the contract can enforce. */
export const permissionType = 'erc20-recurring-allowance'
export const keyType = 'secp256k1'

const longestDays = 366
const shortestPeriod = 60
const oldestStart = 300
const mostPermissions = 4

const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const quantity = v.pipe(v.string(), v.regex(/^(0x[\da-f]{1,64}|\d{1,78})$/i))
const address = v.pipe(
  v.string(),
  v.regex(/^0x[\da-f]{40}$/i),
  v.transform(value => checksumAddress(value)),
)

const RequestSchema = v.strictObject({
  version: v.optional(v.unknown()),
  chainId: v.pipe(v.string(), v.regex(/^0x[\da-f]{1,16}$/i)),
  address: v.optional(address),
  expiry: seconds,
  signer: v.strictObject({
    type: v.string(),
    data: v.looseObject({
      keys: v.optional(v.array(v.strictObject({ type: v.string(), publicKey: v.string() }))),
    }),
  }),
  permissions: v.pipe(
    v.array(v.looseObject({ type: v.string(), data: v.unknown() })),
    v.minLength(1),
    v.maxLength(mostPermissions),
  ),
  policies: v.optional(v.array(v.unknown())),
})

const AllowanceSchema = v.strictObject({
  token: address,
  allowance: quantity,
  start: seconds,
  period: seconds,
})

export type PermissionRequest = v.InferOutput<typeof RequestSchema>

export function parsePermissions(given: unknown, now: number) {
  const parsed = v.safeParse(RequestSchema, given)
  if (!parsed.success) throw refuseParams(describeFault(parsed.issues[0]))
  const request = parsed.output
  const { expiry, signer, permissions, policies = [] } = request
  if (policies.length > 0) throw refuseParams('Policies are not supported.')
  const key = readKey(signer)
  if (expiry <= now) throw refuseParams('expiry is in the past.')
  if (expiry > now + longestDays * 86_400) throw refuseParams(`expiry is more than ${longestDays} days away.`)
  const terms = permissions.map(({ type, data }, index): GrantTerms => {
    if (type !== permissionType)
      throw refuseParams(`permissions[${index}].type is not supported. Only ${permissionType} is.`)
    return { key, end: expiry, ...readAllowance(data, `permissions[${index}].data`, expiry, now) }
  })
  return { request, terms }
}

function describeFault({ path }: v.BaseIssue<unknown>): string {
  const name = (path ?? []).map(({ key }) => String(key).slice(0, 64)).join('.')
  return name ? `${name} is malformed.` : 'The permission request is malformed.'
}

function readKey({ type, data }: PermissionRequest['signer']): Hex {
  const [key, ...more] = data.keys ?? []
  if (type !== 'keys' || !key) throw refuseParams('signer.type must be "keys", with one key.')
  if (more.length > 0) throw refuseParams('signer.data.keys has more than one key.')
  if (key.type !== keyType)
    throw refuseParams(`signer.data.keys has an unsupported key type. Only ${keyType} is supported.`)
  try {
    const point = secp256k1.Point.fromBytes(hexToBytes(key.publicKey.replace(/^0x/, '')))
    return formatEvmAddress(point.toBytes(false))
  } catch {
    throw refuseParams('signer.data.keys must have a public key of 33 or 65 bytes in hex.')
  }
}

function readAllowance(data: unknown, name: string, expiry: number, now: number) {
  const parsed = v.safeParse(AllowanceSchema, data)
  if (!parsed.success) throw refuseParams(`${name}: ${describeFault(parsed.issues[0])}`)
  const { token, start, period } = parsed.output
  const allowance = BigInt(parsed.output.allowance)
  if (allowance === 0n) throw refuseParams(`${name}.allowance is zero.`)
  if (isUnlimited(allowance)) throw refuseParams(`${name}.allowance is unlimited.`)
  if (period < shortestPeriod) throw refuseParams(`${name}.period is less than ${shortestPeriod} seconds.`)
  if (period > 0xffffffff) throw refuseParams(`${name}.period is too long.`)
  if (start >= expiry) throw refuseParams(`${name}.start is not before expiry.`)
  // A period that began long ago ends soon, and the key could spend the allowance of two periods at once.
  return { token, allowance, period, start: start < now - oldestStart ? now : start }
}

/** The maximum that the key can spend from now until the end. @param now in Unix seconds */
export function countMost({ allowance, period, start, end }: GrantTerms, now: number): bigint {
  const from = Math.max(now, start)
  const periods = Math.floor((end - 1 - start) / period) - Math.floor((from - start) / period) + 1
  return allowance * BigInt(periods)
}

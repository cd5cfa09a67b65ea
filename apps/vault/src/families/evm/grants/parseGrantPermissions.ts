import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import type { Hex } from '../../../keys/Addresses.ts'
import { refuseParams } from '../../refuseParams.ts'
import { formatEvmAddress } from '../derive/deriveEvmKey.ts'

/** Names of the format that kits used before ERC-7715 took its present form, and the present ones. */
const types = {
  'erc20-recurring-allowance': 'erc20-token-periodic',
  'native-token-recurring-allowance': 'native-token-periodic',
} as const

const quantity = v.pipe(v.string(), v.regex(/^(0x[\da-f]{1,64}|\d{1,77})$/i))
const seconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const GrantSchema = v.strictObject({
  version: v.optional(v.unknown()),
  chainId: v.string(),
  address: v.optional(v.string()),
  expiry: seconds,
  signer: v.strictObject({
    type: v.literal('keys'),
    data: v.looseObject({
      keys: v.strictTuple([v.strictObject({ type: v.literal('secp256k1'), publicKey: v.string() })]),
    }),
  }),
  permissions: v.strictTuple([
    v.looseObject({
      type: v.picklist(['erc20-recurring-allowance', 'native-token-recurring-allowance']),
      data: v.strictObject({
        token: v.optional(v.string()),
        allowance: quantity,
        start: seconds,
        period: seconds,
      }),
    }),
  ]),
  policies: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(0))),
})

/** `wallet_grantPermissions` as a request of ERC-7715: one key, one allowance. */
export function toPermissionRequest(given: unknown): unknown {
  const parsed = v.safeParse(GrantSchema, given)
  if (!parsed.success) {
    const path = (parsed.issues[0].path ?? []).map(({ key }) => String(key).slice(0, 64))
    throw refuseParams(`${path.join('.') || 'The permission request'} is malformed or not supported.`)
  }
  const { chainId, address, expiry, signer, permissions } = parsed.output
  const [{ type, data }] = permissions
  return {
    chainId,
    ...(address && { from: address }),
    to: readKey(signer.data.keys[0].publicKey),
    permission: {
      type: types[type],
      isAdjustmentAllowed: true,
      data: {
        ...(data.token !== undefined && { tokenAddress: data.token }),
        periodAmount: `0x${BigInt(data.allowance).toString(16)}`,
        periodDuration: data.period,
        ...(data.start > 0 && { startTime: data.start }),
      },
    },
    rules: [{ type: 'expiry', data: { timestamp: expiry } }],
  }
}

function readKey(publicKey: string): Hex {
  try {
    const point = secp256k1.Point.fromBytes(hexToBytes(publicKey.replace(/^0x/, '')))
    return formatEvmAddress(point.toBytes(false))
  } catch {
    throw refuseParams('signer.data.keys must have a public key of 33 or 65 bytes in hex.')
  }
}

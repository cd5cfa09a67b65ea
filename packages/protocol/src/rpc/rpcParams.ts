import * as v from 'valibot'

const hexShapes = {
  address: /^0x[0-9a-f]{40}$/i,
  data: /^0x([0-9a-f]{2})*$/i,
  quantity: /^0x[0-9a-f]{1,64}$/i,
  word: /^0x[0-9a-f]{64}$/i,
} as const

const faults = {
  address: 'is not an address',
  data: 'is not data in hex',
  quantity: 'is not a number',
  word: 'is not a word of 32 bytes',
} as const

export const hex = (shape: keyof typeof hexShapes) =>
  v.pipe(
    v.string(faults[shape]),
    v.regex(hexShapes[shape], faults[shape]),
    v.transform(value => value as `0x${string}`),
  )

const notBase58 = 'is not text in base58'
export const base58 = v.pipe(v.string(notBase58), v.regex(/^[1-9A-HJ-NP-Za-km-z]+$/, notBase58))

export const EvmTransactionSchema = v.pipe(
  v.strictObject({
    from: v.optional(hex('address')),
    to: v.optional(v.nullable(hex('address'))),
    value: v.optional(hex('quantity')),
    data: v.optional(hex('data')),
    /** The newer name of `data`; if both are given they must be equal. */
    input: v.optional(hex('data')),
    gas: v.optional(hex('quantity')),
    gasPrice: v.optional(hex('quantity')),
    maxFeePerGas: v.optional(hex('quantity')),
    maxPriorityFeePerGas: v.optional(hex('quantity')),
    nonce: v.optional(hex('quantity')),
    type: v.optional(v.picklist(['0x0', '0x1', '0x2'], 'is not supported')),
    chainId: v.optional(hex('quantity')),
    accessList: v.optional(
      v.pipe(
        v.array(v.strictObject({ address: hex('address'), storageKeys: v.array(hex('word')) })),
        v.maxLength(256),
      ),
    ),
  }),
  v.check(({ to, data, input }) => Boolean(to ?? data ?? input), 'has neither a receiver nor data'),
)
export type EvmTransaction = v.InferOutput<typeof EvmTransactionSchema>

/** ERC-7715. The vault knows the data of each type. */
export const PermissionSchema = v.strictObject({
  chainId: hex('quantity'),
  from: v.nullish(hex('address')),
  to: hex('address'),
  permission: v.strictObject({
    type: v.pipe(v.string(), v.maxLength(64)),
    isAdjustmentAllowed: v.boolean(),
    data: v.record(v.string(), v.unknown()),
  }),
  rules: v.nullish(v.array(v.strictObject({ type: v.string(), data: v.record(v.string(), v.unknown()) }))),
})

export const CallsSchema = v.strictObject({
  version: v.optional(v.pipe(v.string(), v.maxLength(16))),
  id: v.optional(v.pipe(v.string(), v.maxLength(8194))),
  chainId: v.optional(hex('quantity')),
  from: v.optional(hex('address')),
  atomicRequired: v.optional(v.boolean()),
  capabilities: v.optional(v.record(v.string(), v.unknown())),
  calls: v.pipe(
    v.array(
      v.strictObject({
        to: hex('address'),
        data: v.optional(hex('data')),
        value: v.optional(hex('quantity')),
        capabilities: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    v.minLength(1),
    v.maxLength(64),
  ),
})

export const solanaCommitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const SolanaSendOptionsSchema = v.strictObject({
  skipPreflight: v.optional(v.boolean()),
  preflightCommitment: v.optional(v.picklist(solanaCommitments)),
  maxRetries: v.optional(count),
  minContextSlot: v.optional(count),
})

export const address = v.pipe(v.string(), v.maxLength(128))

const notBase64 = 'is not text in base64'
export const base64 = v.pipe(v.string(notBase64), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, notBase64))

export const record = v.record(v.string(), v.unknown())

export const CosmosDirectSchema = v.strictObject({
  chainId: v.pipe(v.string(), v.maxLength(64)),
  accountNumber: v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'is not a number')),
  bodyBytes: base64,
  authInfoBytes: base64,
})

export const BitcoinTransferSchema = v.strictObject({
  account: address,
  recipientAddress: address,
  /** In satoshis. */
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, 'is not a number of satoshis')),
  memo: v.optional(v.pipe(v.string(), v.regex(/^([\da-f]{2}){1,80}$/i, 'is not up to 80 bytes in hex'))),
})

export const PsbtSchema = v.strictObject({
  account: address,
  psbt: base64,
  signInputs: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          index: count,
          address: v.optional(address),
          sighashTypes: v.optional(v.array(count)),
        }),
      ),
      v.maxLength(1000),
    ),
  ),
  broadcast: v.optional(v.boolean()),
})

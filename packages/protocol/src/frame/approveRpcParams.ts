import * as v from 'valibot'
import type { approveRpcMethods } from '../rpc/policy.js'

export type ApproveRpcMethod = (typeof approveRpcMethods)[number]

const hexShapes = {
  address: /^0x[0-9a-f]{40}$/i,
  data: /^0x([0-9a-f]{2})*$/i,
  quantity: /^0x[0-9a-f]{1,64}$/i,
  word: /^0x[0-9a-f]{64}$/i,
} as const

/** Error text after the name of a field. */
const faults = {
  address: 'is not an address',
  data: 'is not data in hex',
  quantity: 'is not a number',
  word: 'is not a word of 32 bytes',
} as const

const hex = (shape: keyof typeof hexShapes) =>
  v.pipe(
    v.string(faults[shape]),
    v.regex(hexShapes[shape], faults[shape]),
    v.transform(value => value as `0x${string}`),
  )

const notBase58 = 'is not text in base58'
const base58 = v.pipe(v.string(notBase58), v.regex(/^[1-9A-HJ-NP-Za-km-z]+$/, notBase58))

const EvmTransactionSchema = v.pipe(
  v.strictObject({
    from: v.optional(hex('address')),
    /** Omitted to deploy a contract. */
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

const CallsSchema = v.strictObject({
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

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const SolanaSendOptionsSchema = v.strictObject({
  skipPreflight: v.optional(v.boolean()),
  preflightCommitment: v.optional(v.picklist(solanaCommitments)),
  maxRetries: v.optional(count),
  minContextSlot: v.optional(count),
})

/** An address of any family; the vault knows its own. */
const address = v.pipe(v.string(), v.maxLength(128))

const notBase64 = 'is not text in base64'
const base64 = v.pipe(v.string(notBase64), v.regex(/^[A-Za-z0-9+/]*={0,2}$/, notBase64))

const record = v.record(v.string(), v.unknown())

/** Names of positional parameters, for errors. */
export const approveRpcParamNames: Readonly<Partial<Record<ApproveRpcMethod, readonly string[]>>> = {
  personal_sign: ['message', 'address'],
  eth_signTypedData_v4: ['address', 'typedData'],
  eth_sendTransaction: ['transaction'],
  eth_sendUserOperation: ['userOperation', 'entryPoint'],
  wallet_sendCalls: ['batch'],
  wallet_grantPermissions: ['permissions'],
  wallet_revokePermissions: ['permissions'],
}

/** Parameters of the methods that need the visitor's approval. Solana payloads are in base58. */
export const approveRpcParams = {
  personal_sign: v.strictTuple([hex('data'), hex('address')]),
  /** Typed data as JSON, which libraries send, or as an object. */
  eth_signTypedData_v4: v.strictTuple([hex('address'), v.union([v.string(), record])]),
  eth_sendTransaction: v.strictTuple([EvmTransactionSchema]),
  eth_sendUserOperation: v.strictTuple([record, hex('address')]),
  wallet_sendCalls: v.strictTuple([CallsSchema]),
  wallet_grantPermissions: v.strictTuple([record]),
  wallet_revokePermissions: v.strictTuple([record]),
  cosmos_signAmino: v.strictObject({ signerAddress: address, signDoc: record }),
  /** Bytes are in base64. */
  cosmos_signDirect: v.strictObject({
    signerAddress: address,
    signDoc: v.strictObject({
      chainId: v.pipe(v.string(), v.maxLength(64)),
      accountNumber: v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'is not a number')),
      bodyBytes: base64,
      authInfoBytes: base64,
    }),
  }),
  /** With or without the `<Bytes>` wrapper; older wallets read the second name. */
  polkadot_signMessage: v.strictObject({
    address,
    data: v.optional(v.string()),
    type: v.optional(v.picklist(['bytes', 'payload'])),
    message: v.optional(v.string()),
  }),
  polkadot_signTransaction: v.strictObject({ address, transactionPayload: record }),
  /** Bitcoin methods, with the parameters other wallets use. */
  sendTransfer: v.strictObject({
    account: address,
    recipientAddress: address,
    /** In satoshis. */
    amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, 'is not a number of satoshis')),
    memo: v.optional(v.pipe(v.string(), v.regex(/^([\da-f]{2}){1,80}$/i, 'is not up to 80 bytes in hex'))),
  }),
  signMessage: v.strictObject({
    account: address,
    address: v.optional(address),
    message: v.string(),
    protocol: v.optional(v.picklist(['ecdsa', 'bip322'])),
  }),
  signPsbt: v.strictObject({
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
  }),
  solana_signMessage: v.strictObject({ message: base58, pubkey: base58 }),
  solana_signTransaction: v.strictObject({ transaction: base58 }),
  solana_signAllTransactions: v.strictObject({
    transactions: v.pipe(v.array(base58), v.minLength(1), v.maxLength(64)),
  }),
  solana_signAndSendTransaction: v.strictObject({
    transaction: base58,
    options: v.optional(SolanaSendOptionsSchema),
  }),
} as const satisfies Record<ApproveRpcMethod, v.GenericSchema>

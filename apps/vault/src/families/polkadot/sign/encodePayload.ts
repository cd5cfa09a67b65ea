import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { encodeCompact } from '@portico/codec/scale'
import { networkChanged, PorticoError } from '@portico/protocol'
import * as v from 'valibot'
import { getReference, type NetworkId } from '../../../networks/networks.ts'
import { refuseParams } from '../../refuseParams.ts'

const hex = v.pipe(v.string(), v.regex(/^0x([\da-f]{2})*$/i), v.maxLength(200_000))
const number = v.pipe(v.string(), v.regex(/^0x[\da-f]{0,32}$/i))
const small = v.pipe(v.string(), v.regex(/^0x0{0,24}[\da-f]{0,8}$/i))
/** Mortal eras have two bytes. After a zero byte chains would parse the second as the next field. */
const era = v.pipe(v.string(), v.regex(/^0x(00|(?!00)[\da-f]{4})$/i))
const hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))

const PayloadSchema = v.strictObject({
  address: v.pipe(v.string(), v.maxLength(128)),
  blockHash: hash,
  blockNumber: v.optional(v.string()),
  era,
  genesisHash: hash,
  metadataHash: v.optional(v.nullable(hash)),
  method: hex,
  mode: v.optional(v.picklist([0, 1])),
  nonce: small,
  signedExtensions: v.pipe(v.array(v.string()), v.maxLength(32)),
  specVersion: small,
  tip: number,
  transactionVersion: small,
  version: v.literal(4),
  withSignedTransaction: v.optional(v.boolean()),
})

export type PolkadotPayload = v.InferOutput<typeof PayloadSchema>

/** @throws on unknown fields, such as another fee asset */
export function parsePayload(payload: unknown): PolkadotPayload {
  const parsed = v.safeParse(PayloadSchema, payload)
  if (!parsed.success) throw refuseParams('The transaction payload is malformed or has unsupported fields.')
  return parsed.output
}

interface Extension {
  readonly extra?: (payload: PolkadotPayload) => Uint8Array
  /** Signed but not sent: the chain knows the value. */
  readonly additional?: (payload: PolkadotPayload) => Uint8Array
}

const read = (text: string) => hexToBytes(text.slice(2))
const none = Uint8Array.of(0)
const readNumber = (text: string) => (text === '0x' ? 0n : BigInt(text))

const mortality: Extension = {
  extra: ({ era }) => read(era),
  additional: ({ blockHash }) => read(blockHash),
}

const extensions: Readonly<Record<string, Extension>> = {
  AuthorizeCall: {},
  ChargeAssetTxPayment: { extra: ({ tip }) => concatBytes(encodeCompact(readNumber(tip)), none) },
  ChargeTransactionPayment: { extra: ({ tip }) => encodeCompact(readNumber(tip)) },
  CheckEra: mortality,
  CheckGenesis: { additional: ({ genesisHash }) => read(genesisHash) },
  CheckMetadataHash: {
    extra: ({ mode = 0 }) => Uint8Array.of(mode),
    additional: ({ metadataHash }) =>
      metadataHash ? concatBytes(Uint8Array.of(1), read(metadataHash)) : none,
  },
  CheckMortality: mortality,
  CheckNonce: { extra: ({ nonce }) => encodeCompact(readNumber(nonce)) },
  CheckNonZeroSender: {},
  CheckSpecVersion: { additional: ({ specVersion }) => toLittleEndian(readNumber(specVersion), 4) },
  CheckTxVersion: {
    additional: ({ transactionVersion }) => toLittleEndian(readNumber(transactionVersion), 4),
  },
  CheckWeight: {},
  PrevalidateAttests: {},
  StorageWeightReclaim: {},
  WeightReclaim: {},
}

/** The order in which chains list the extensions that add bytes. */
const usualOrder =
  /^(CheckSpecVersion )?(CheckTxVersion )?CheckGenesis (CheckMortality|CheckEra) CheckNonce (ChargeTransactionPayment|ChargeAssetTxPayment)( CheckMetadataHash)?$/

/**
 * In another order, or with one missing, a chain could read a nonce as a tip. Without the genesis hash a transaction
 * would be valid on other chains too.
 */
function assertUsualOrder(names: readonly string[]): void {
  const withBytes = names.filter(name => extensions[name]?.extra ?? extensions[name]?.additional)
  if (new Set(names).size !== names.length || !usualOrder.test(withBytes.join(' ')))
    throw refuseParams('The signed extensions or their order are not supported.')
}

/** Refuses unknown extensions, because they could sign anything. */
export function encodePayload(payload: PolkadotPayload, network: NetworkId): Uint8Array {
  if (payload.genesisHash.slice(2, 34).toLowerCase() !== getReference(network))
    throw new PorticoError(networkChanged)
  const used = payload.signedExtensions.map(name => {
    const extension = Object.hasOwn(extensions, name) ? extensions[name] : undefined
    if (!extension) throw refuseParams(`The signed extension ${name.slice(0, 64)} is not supported.`)
    return extension
  })
  assertUsualOrder(payload.signedExtensions)
  return concatBytes(
    read(payload.method),
    ...used.flatMap(({ extra }) => extra?.(payload) ?? []),
    ...used.flatMap(({ additional }) => additional?.(payload) ?? []),
  )
}

const toLittleEndian = (value: bigint, length: number) =>
  Uint8Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))

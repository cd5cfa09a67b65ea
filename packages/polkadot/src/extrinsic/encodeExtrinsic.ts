import { concatBytes } from '@noble/hashes/utils.js'
import { encodeCompact } from '@portico/codec/scale'
import { decodeSs58 } from '@portico/codec/ss58'
import type { PolkadotPayload } from '@portico/core/adapter'
import { PorticoError, unsupportedOperation } from '@portico/protocol'
import { hex } from '@scure/base'

/** Version 4 with the signed bit. */
const signedVersion = 0x84
const addressId = 0x00

const readHex = (text: string) => hex.decode(text.replace(/^0x/, '').toLowerCase())
const readNumber = (text: string) => (text === '0x' ? 0n : BigInt(text))

const extras: Readonly<Record<string, (payload: PolkadotPayload) => Uint8Array>> = {
  CheckMortality: ({ era }) => readHex(era),
  CheckEra: ({ era }) => readHex(era),
  CheckNonce: ({ nonce }) => encodeCompact(readNumber(nonce)),
  ChargeTransactionPayment: ({ tip }) => encodeCompact(readNumber(tip)),
  ChargeAssetTxPayment: ({ tip }) => concatBytes(encodeCompact(readNumber(tip)), Uint8Array.of(0)),
  CheckMetadataHash: ({ mode = 0 }) => Uint8Array.of(mode),
}

const empty: ReadonlySet<string> = new Set([
  'AuthorizeCall',
  'CheckGenesis',
  'CheckNonZeroSender',
  'CheckSpecVersion',
  'CheckTxVersion',
  'CheckWeight',
  'PrevalidateAttests',
  'StorageWeightReclaim',
  'WeightReclaim',
])

export function encodeExtrinsic(payload: PolkadotPayload, signature: string): Uint8Array {
  const publicKey = decodeSs58(payload.address)?.publicKey
  const unknown = payload.signedExtensions.find(name => !Object.hasOwn(extras, name) && !empty.has(name))
  if (unknown || !publicKey || payload.version !== 4 || payload.assetId !== undefined) {
    throw new PorticoError(unsupportedOperation, {
      context: { operation: 'sendTransaction', namespace: 'polkadot' },
      detail: unknown ? `The network's signed extension ${unknown} is not supported.` : undefined,
    })
  }
  const body = concatBytes(
    Uint8Array.of(signedVersion, addressId),
    publicKey,
    readHex(signature),
    ...payload.signedExtensions.map(name => extras[name]?.(payload) ?? new Uint8Array()),
    readHex(payload.method),
  )
  return concatBytes(encodeCompact(BigInt(body.length)), body)
}

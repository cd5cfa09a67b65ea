import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { encodeCompact } from '@portico/codec/scale'
import { type Hex, hexToBytes, isHex } from 'viem'
import { invalidParams } from '../evmWallet/providerRpcError.js'

/** Parameter of `signPayload`: all values as hexadecimal text. */
export interface SignerPayload {
  readonly address: string
  readonly method: Hex
  readonly era: Hex
  readonly nonce: Hex
  readonly tip: Hex
  readonly specVersion: Hex
  readonly transactionVersion: Hex
  readonly genesisHash: Hex
  readonly blockHash: Hex
  readonly signedExtensions: readonly string[]
  readonly assetId?: Hex | null
  readonly mode?: number
  readonly metadataHash?: Hex | null
}

interface Extension {
  /** Part of the transaction. */
  readonly extra?: (payload: SignerPayload) => Uint8Array
  /** Signed but not sent: the chain knows it. */
  readonly additional?: (payload: SignerPayload) => Uint8Array
}

/** Longer payloads are hashed before signing. */
const longestUnhashed = 256
const none = Uint8Array.of(0)

const blockEra: Extension = {
  extra: ({ era }) => read(era, 'era'),
  additional: ({ blockHash }) => read(blockHash, 'blockHash'),
}

/** Unlisted extensions sign nothing. */
const extensions: Readonly<Record<string, Extension>> = {
  CheckMortality: blockEra,
  CheckEra: blockEra,
  CheckNonce: { extra: ({ nonce }) => encodeCompact(BigInt(nonce)) },
  ChargeTransactionPayment: { extra: ({ tip }) => encodeCompact(BigInt(tip)) },
  ChargeAssetTxPayment: {
    extra: ({ tip, assetId }) =>
      concatBytes(
        encodeCompact(BigInt(tip)),
        assetId ? concatBytes(Uint8Array.of(1), read(assetId, 'assetId')) : none,
      ),
  },
  CheckMetadataHash: {
    extra: ({ mode = 0 }) => Uint8Array.of(mode),
    additional: ({ metadataHash }) =>
      metadataHash ? concatBytes(Uint8Array.of(1), read(metadataHash, 'metadataHash')) : none,
  },
  CheckSpecVersion: { additional: ({ specVersion }) => encodeU32(Number(specVersion)) },
  CheckTxVersion: { additional: ({ transactionVersion }) => encodeU32(Number(transactionVersion)) },
  CheckGenesis: { additional: ({ genesisHash }) => read(genesisHash, 'genesisHash') },
}

/** The bytes that an account signs to send a transaction. */
export function encodeSignerPayload(payload: SignerPayload): Uint8Array {
  const used = payload.signedExtensions.map(name => extensions[name] ?? {})
  const bytes = concatBytes(
    read(payload.method, 'method'),
    ...used.flatMap(({ extra }) => extra?.(payload) ?? []),
    ...used.flatMap(({ additional }) => additional?.(payload) ?? []),
  )
  return bytes.length > longestUnhashed ? blake2b(bytes, { dkLen: 32 }) : bytes
}

function read(value: unknown, name: string): Uint8Array {
  if (!isHex(value)) throw invalidParams(`Expected ${name} as hexadecimal text.`)
  return hexToBytes(value)
}

function encodeU32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

import { ecdsa } from '@noble/curves/abstract/weierstrass.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { encodeWord } from '@portico/codec/abi'
import { hashPersonalMessage } from '@portico/codec/evm'
import { notAvailableInVault, PorticoError } from '@portico/protocol'
import type { Hex } from '../../../keys/Addresses.ts'
import { type Bytes, wipe } from '../../../keys/Bytes.ts'
import { delegate, noDelegate } from '../delegation/delegate.ts'
import { hashTypedData, type TypedData } from './hashTypedData.ts'
import {
  type EvmSignature,
  type EvmTransaction,
  serializeAuthorization,
  serializeEvmTransaction,
} from './serializeEvmTransaction.ts'

const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`

/** The nonce derivation input contains the key. This wrapper wipes it after use; the library does not. */
const curve = ecdsa(secp256k1.Point, sha256, {
  hmac(key: Uint8Array, message: Uint8Array) {
    try {
      return hmac(sha256, key, message)
    } finally {
      wipe(message)
    }
  },
})

function signDigest(key: Bytes, digest: Uint8Array): EvmSignature {
  const signed = curve.sign(digest, key, { prehash: false, format: 'recovered' })
  const { r, s, recovery } = curve.Signature.fromBytes(signed, 'recovered')
  return { r, s, yParity: recovery === 1 ? 1 : 0 }
}

function formatSignature({ r, s, yParity }: EvmSignature): Hex {
  return `0x${encodeWord(r)}${encodeWord(s)}${(27 + yParity).toString(16)}`
}

export const signHash = (key: Bytes, digest: Uint8Array): Hex => formatSignature(signDigest(key, digest))

export const signPersonalMessage = (key: Bytes, message: Uint8Array): Hex =>
  signHash(key, hashPersonalMessage(message))

export const signTypedData = (key: Bytes, data: TypedData): Hex => signHash(key, hashTypedData(data))

export function signEvmTransaction(key: Bytes, transaction: EvmTransaction): { raw: Hex; hash: Hex } {
  const authorization = transaction.type === 'eip7702' ? signAuthorization(key, transaction) : undefined
  const unsigned = serializeEvmTransaction(transaction, undefined, authorization)
  const signature = signDigest(key, keccak_256(unsigned))
  const raw = serializeEvmTransaction(transaction, signature, authorization)
  return { raw: toHex(raw), hash: toHex(keccak_256(raw)) }
}

/** The only place that signs authorizations: for the audited contract, or to end the delegation. */
function signAuthorization(key: Bytes, transaction: Extract<EvmTransaction, { type: 'eip7702' }>) {
  const { chainId, delegate: contract } = transaction
  if ((contract !== delegate && contract !== noDelegate) || chainId <= 0n)
    throw new PorticoError(notAvailableInVault)
  return signDigest(key, keccak_256(serializeAuthorization(transaction)))
}

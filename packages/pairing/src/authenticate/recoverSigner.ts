import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { Point, recoverPublicKey } from '@noble/secp256k1'
import { hashPersonalMessage } from './hashPersonalMessage.js'

/** Half of the order of the curve: of the two signatures that say the same, chains take the one below it. */
const highestS = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0'

/** Whose key signed this text (EIP-191), as a lower-case address. Loaded only by those who sign in. */
export function recoverSigner(message: string, signature: string): string | undefined {
  try {
    const bytes = hexToBytes(signature.replace(/^0x/, ''))
    const last = bytes[64]
    if (bytes.length !== 65 || last === undefined) return undefined
    if (bytesToHex(bytes.subarray(32, 64)) > highestS) return undefined
    const recovery = last >= 27 ? last - 27 : last
    const hash = hashPersonalMessage(message)
    const recovered = concatBytes(Uint8Array.of(recovery), bytes.subarray(0, 64))
    const key = recoverPublicKey(recovered, hash, { prehash: false })
    const point = Point.fromBytes(key).toBytes(false)
    return `0x${bytesToHex(keccak_256(point.subarray(1)).subarray(12))}`
  } catch {
    return undefined
  }
}

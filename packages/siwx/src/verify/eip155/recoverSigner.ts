import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { recoverPublicKey } from '@noble/secp256k1'
import { getKeyAddress, hashPersonalMessage } from '@portico/codec/evm'

/** Half the curve order: chains accept only the low-s form of a signature. */
const highestS = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0'

/** Recovers the uncompressed public key; `recovery` selects one of up to four. */
export type RecoverKey = (hash: Uint8Array, signature: Uint8Array, recovery: number) => Uint8Array | null

const recoverKey: RecoverKey = (hash, signature, recovery) =>
  recoverPublicKey(concatBytes(Uint8Array.of(recovery), signature), hash, {
    prehash: false,
    isCompressed: false,
  })

export function recoverSigner(message: string, signature: string, recover = recoverKey): string | undefined {
  try {
    const bytes = hexToBytes(signature.replace(/^0x/, ''))
    const last = bytes[64]
    if (bytes.length !== 65 || last === undefined) return undefined
    if (bytesToHex(bytes.subarray(32, 64)) > highestS) return undefined
    const recovery = last >= 27 ? last - 27 : last
    const key = recover(hashPersonalMessage(message), bytes.subarray(0, 64), recovery)
    return key ? getKeyAddress(key) : undefined
  } catch {
    return undefined
  }
}

import { secp256k1 } from '@noble/curves/secp256k1.js'

/** The compressed keys that could have made this signature (64 bytes, low s) over this hash. */
export function recoverKeys(signature: Uint8Array, hash: Uint8Array): readonly Uint8Array[] {
  const parsed = secp256k1.Signature.fromBytes(signature)
  if (parsed.hasHighS()) return []
  return [0, 1, 2, 3].flatMap(recovery => {
    try {
      return [parsed.addRecoveryBit(recovery).recoverPublicKey(hash).toBytes(true)]
    } catch {
      return []
    }
  })
}

import { ed25519 } from '@noble/curves/ed25519.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import type { VerifySignature } from './SignatureCheck.js'

/** Strict Ed25519 over the UTF-8 bytes: small-order keys would verify any message. */
export const verifySolana: VerifySignature = async ({ address, message, signature }) => {
  try {
    const [key, bytes] = [base58.decode(address), base58.decode(signature)]
    if (key.length !== 32 || bytes.length !== 64) return false
    return ed25519.verify(bytes, utf8ToBytes(message), key, { zip215: false })
  } catch {
    return false
  }
}

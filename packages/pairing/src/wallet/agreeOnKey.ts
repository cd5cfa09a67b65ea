import { createKeyPair } from '../crypto/createKeyPair.js'
import { deriveSymKey } from '../crypto/deriveSymKey.js'
import { hashKey } from '../crypto/hash.js'

export function agreeOnKey(peerPublicKey: string) {
  const { publicKey, privateKey } = createKeyPair()
  const symKey = deriveSymKey(privateKey, peerPublicKey)
  return { publicKey, symKey, topic: hashKey(symKey) }
}

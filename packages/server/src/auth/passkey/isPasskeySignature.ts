import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'

/** Accepted passkey key types: P-256 nearly everywhere, RSA on some versions of Windows. */
export function readPasskeyKey(publicKey: Buffer): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' })
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    const isKnown =
      (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 && modulusLength <= 4096)
    return isKnown ? key : undefined
  } catch {
    return undefined
  }
}

export interface PasskeySignature {
  publicKey: Buffer
  clientData: Buffer
  authenticatorData: Buffer
  signature: Buffer
}

export function isPasskeySignature(signed: PasskeySignature): boolean {
  const key = readPasskeyKey(signed.publicKey)
  if (!key) return false
  const digest = createHash('sha256').update(signed.clientData).digest()
  try {
    return verify('sha256', Buffer.concat([signed.authenticatorData, digest]), key, signed.signature)
  } catch {
    return false
  }
}

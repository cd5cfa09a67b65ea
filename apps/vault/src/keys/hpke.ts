import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { PorticoError, sealedDataUnreadable } from '@portico/protocol'
import type { Bytes } from './Bytes.ts'
import { fromBase64Url, toBase64Url } from './encoding.ts'

/** DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM in base mode, one message per key exchange (RFC 9180). */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/** As it travels: the sender's ephemeral public key and the ciphertext. */
export interface Sealed {
  readonly enc: string
  readonly ct: string
}

/** The uncompressed point, base64url. */
export const exportPublicKey = async (key: CryptoKey): Promise<string> =>
  toBase64Url(new Uint8Array(await suite.kem.serializePublicKey(key)))

/** A key pair for one answer; the private part is gone with the call that waits for it. */
export const createRecipientKey = (): Promise<CryptoKeyPair> => suite.kem.generateKeyPair()

/** The same secret always gives the same pair: what is sealed to the public part opens with the secret. */
export const deriveRecipientKey = (secret: Bytes): Promise<CryptoKeyPair> => suite.kem.deriveKeyPair(secret)

/** @param info what the content is for, agreed on by both sides: something sealed for one use does not open in another */
export async function seal(publicKey: string, content: Bytes, info: Bytes): Promise<Sealed> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(fromBase64Url(publicKey))
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, content)
  return { enc: toBase64Url(new Uint8Array(enc)), ct: toBase64Url(new Uint8Array(ct)) }
}

export async function open(recipientKey: CryptoKeyPair, { enc, ct }: Sealed, info: Bytes): Promise<Bytes> {
  try {
    return new Uint8Array(
      await suite.open({ recipientKey, enc: fromBase64Url(enc), info }, fromBase64Url(ct)),
    )
  } catch (cause) {
    throw new PorticoError(sealedDataUnreadable, { cause })
  }
}

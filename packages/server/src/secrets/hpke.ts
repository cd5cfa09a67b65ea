import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import type { PublicKey, Sealed } from '@portico/protocol/auth'

const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

const encode = (text: string) => new TextEncoder().encode(text)
const toText = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

export interface SealPurpose {
  info: string
  context: string
}

export async function sealTo(key: PublicKey, plain: Uint8Array, { info, context }: SealPurpose) {
  const recipientPublicKey = await suite.kem.importKey('jwk', key, true)
  const { enc, ct } = await suite.seal({ recipientPublicKey, info: encode(info) }, plain, encode(context))
  return { enc: toText(enc), ciphertext: toText(ct) }
}

export interface Recipient {
  publicKey: PublicKey
  open(sealed: Sealed, purpose: SealPurpose): Promise<Uint8Array>
}

export async function createRecipient(secret: Uint8Array): Promise<Recipient> {
  const { privateKey, publicKey } = await suite.kem.deriveKeyPair(secret)
  const raw = Buffer.from(await suite.kem.serializePublicKey(publicKey))
  return {
    publicKey: {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    },
    async open({ enc, ciphertext }, { info, context }) {
      const plain = await suite.open(
        { recipientKey: privateKey, enc: Buffer.from(enc, 'base64url'), info: encode(info) },
        Buffer.from(ciphertext, 'base64url'),
        encode(context),
      )
      return new Uint8Array(plain)
    },
  }
}

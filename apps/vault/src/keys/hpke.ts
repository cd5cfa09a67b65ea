import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core'
import { PorticoError, sealedDataUnreadable } from '@portico/protocol'
import { formatSealContext, type PublicKey, type Sealed, sealInfo } from '@portico/protocol/auth'
import type { Bytes } from './Bytes.ts'
import { exportPublicKey, formatPoint } from './deviceKeys.ts'
import { fromBase64Url, toBase64Url, toUtf8 } from './encoding.ts'

/** DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-256-GCM in base mode, single-shot (RFC 9180). */
export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/** The context that sealed data is bound to. It opens only for the same use, wallet and epoch or mailbox. */
export interface SealPurpose {
  readonly use: keyof typeof sealInfo
  readonly walletId: string
  readonly epoch?: number
  readonly email?: string
}

export interface RecipientKey {
  readonly pair: CryptoKeyPair
  readonly publicKey: PublicKey
}

/** A single-use key pair for one response. */
export async function createRecipientKey(): Promise<RecipientKey> {
  const pair = await suite.kem.generateKeyPair()
  return { pair, publicKey: await exportPublicKey(pair.publicKey) }
}

const bindTo = ({ use, walletId, epoch, email }: SealPurpose) => ({
  info: toUtf8(sealInfo[use]),
  context: toUtf8(formatSealContext(walletId, epoch ?? email)),
})

export async function seal(publicKey: PublicKey, content: Bytes, purpose: SealPurpose): Promise<Sealed> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(formatPoint(publicKey))
  const { info, context } = bindTo(purpose)
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, content, context)
  return { enc: toBase64Url(new Uint8Array(enc)), ciphertext: toBase64Url(new Uint8Array(ct)) }
}

export async function open(
  recipientKey: CryptoKeyPair,
  { enc, ciphertext }: Sealed,
  purpose: SealPurpose,
): Promise<Bytes> {
  const { info, context } = bindTo(purpose)
  try {
    const parameters = { recipientKey, enc: fromBase64Url(enc), info }
    return new Uint8Array(await suite.open(parameters, fromBase64Url(ciphertext), context))
  } catch (cause) {
    throw new PorticoError(sealedDataUnreadable, { cause })
  }
}

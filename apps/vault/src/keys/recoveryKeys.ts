import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { argon2id } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { PassphraseParameters, RecoveryMethod, WalletAddresses } from '@portico/protocol/auth'
import { type Bytes, wipe } from './Bytes.ts'
import { drawRandom } from './drawRandom.ts'
import { fromBase64Url, joinParts, toBase64Url, toUtf8 } from './encoding.ts'
import { deriveRecipientKey, type RecipientKey } from './hpke.ts'

export type PassphraseCost = Pick<PassphraseParameters, 'memory' | 'passes'>

/** Takes a second or two on a laptop in JavaScript, longer on a phone. Visitors do this rarely. */
const usualCost: PassphraseCost = { memory: 65_536, passes: 3 }

export const createPassphraseParameters = (cost = usualCost): PassphraseParameters => ({
  salt: toBase64Url(drawRandom(16)),
  ...cost,
})

export interface BoundWallet {
  readonly id: string
  readonly addresses: WalletAddresses
}

export interface OwnKey extends RecipientKey {
  /** Only the passphrase or passkey can compute it: anyone can seal to a public key, so opening proves nothing. */
  bindTo(wallet: BoundWallet): string
}

export type EvaluatePassphrase = (blinded: string) => Promise<string>

/**
 * Derives the key pair of a passphrase after Unicode normalization. An attacker with the shares cannot test guesses
 * without the service (OPRF, RFC 9497), and the service learns nothing about the passphrase.
 */
export async function derivePassphraseKey(
  passphrase: string,
  { salt, memory, passes }: PassphraseParameters,
  evaluate: EvaluatePassphrase,
): Promise<OwnKey> {
  const typed = toUtf8(passphrase.normalize('NFKC'))
  const stretched = new Uint8Array(
    argon2id(typed, fromBase64Url(salt), { t: passes, m: memory, p: 1, dkLen: 32, version: 0x13 }),
  )
  wipe(typed)
  try {
    const { oprf } = ristretto255_oprf
    const { blind, blinded } = oprf.blind(stretched, (length = 64) => drawRandom(length))
    const evaluated = fromBase64Url(await evaluate(toBase64Url(blinded)))
    const output = oprf.finalize(stretched, blind, evaluated)
    const secret = new Uint8Array(hkdf(sha256, output, undefined, toUtf8('portico/passphrase-key/1'), 32))
    wipe(blind, output)
    return await deriveOwnKey(secret, 'portico/passphrase-wallet/1')
  } finally {
    wipe(stretched)
  }
}

export async function createPassphraseMethod(
  passphrase: string,
  wallet: BoundWallet,
  evaluate: EvaluatePassphrase,
  cost?: PassphraseCost,
): Promise<RecoveryMethod> {
  const parameters = createPassphraseParameters(cost)
  const { publicKey, bindTo } = await derivePassphraseKey(passphrase, parameters, evaluate)
  return { kind: 'passphrase', publicKey, parameters, binding: bindTo(wallet) }
}

export const formatPasskeySalt = (walletId: string): Bytes => toUtf8(`portico/passkey/1\n${walletId}`)

export async function derivePasskeyKey(secret: Bytes): Promise<OwnKey> {
  const derived = new Uint8Array(hkdf(sha256, secret, undefined, toUtf8('portico/passkey-key/1'), 32))
  wipe(secret)
  return deriveOwnKey(derived, 'portico/passkey-wallet/1')
}

async function deriveOwnKey(secret: Bytes, use: string): Promise<OwnKey> {
  try {
    const key = hkdf(sha256, secret, undefined, toUtf8('bind'), 32)
    return {
      ...(await deriveRecipientKey(secret)),
      bindTo: ({ id, addresses: { eip155, solana } }) =>
        toBase64Url(hmac(sha256, key, joinParts(use, id, eip155, solana))),
    }
  } finally {
    wipe(secret)
  }
}

export const createEscrowSecret = (): Bytes => drawRandom(32)

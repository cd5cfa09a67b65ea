import { ristretto255_oprf } from '@noble/curves/ed25519.js'
import { argon2id } from '@noble/hashes/argon2.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { PassphraseParameters, WalletAddresses } from '@portico/protocol/auth'
import type { Bytes } from './Bytes.ts'
import { deriveRecipientKey } from './deriveRecipientKey.ts'
import { drawRandom } from './drawRandom.ts'
import { fromBase64Url, joinParts, toBase64Url, toUtf8 } from './encoding.ts'
import type { RecipientKey } from './hpke.ts'
import { wipe } from './wipe.ts'

export type PassphraseCost = Pick<PassphraseParameters, 'memory' | 'passes'>

/** A second or two on a laptop in plain script, some on a phone: people do this once a year. */
const usualCost: PassphraseCost = { memory: 65_536, passes: 3 }

export const createPassphraseParameters = (cost = usualCost): PassphraseParameters => ({
  salt: toBase64Url(drawRandom(16)),
  ...cost,
})

/** The wallet that a passphrase belongs to. */
export interface BoundWallet {
  readonly id: string
  readonly addresses: WalletAddresses
}

export interface OwnKey extends RecipientKey {
  /** What only this passphrase, or this passkey, says of a wallet. Anybody can seal to a public key, so what opens proves nothing. */
  bindTo(wallet: BoundWallet): string
}

/** The service's part in the key of a passphrase: it takes a blinded element and gives an evaluated one, and counts. */
export type EvaluatePassphrase = (blinded: string) => Promise<string>

/**
 * What is sealed to the public part opens with the passphrase. Different ways of typing one letter give the same key.
 * Whoever has the shares can check no guess without the service (an oblivious pseudorandom function, RFC 9497), which
 * learns nothing of the passphrase.
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

/** What a passkey is asked to compute something of: for each wallet another secret. */
export const formatPasskeySalt = (walletId: string): Bytes => toUtf8(`portico/passkey/1\n${walletId}`)

/** What is sealed to the public part opens with the passkey. */
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

/** What the escrow service keeps for a wallet. */
export const createEscrowSecret = (): Bytes => drawRandom(32)

import { argon2id } from '@noble/hashes/argon2.js'
import * as v from 'valibot'
import type { Bytes } from './Bytes.ts'
import { fromBase64Url, toBase64Url, toUtf8 } from './encoding.ts'
import { deriveRecipientKey } from './hpke.ts'
import { wipe } from './wipe.ts'

/**
 * How a passphrase was stretched. The bounds keep a service from asking for so little that guessing gets cheap, or for
 * so much that the browser gives up.
 */
export const PassphraseParametersSchema = v.strictObject({
  salt: v.pipe(v.string(), v.regex(/^[\w-]{22,86}$/)),
  /** KiB */
  memory: v.pipe(v.number(), v.integer(), v.minValue(19_456), v.maxValue(262_144)),
  passes: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10)),
})
export type PassphraseParameters = v.InferOutput<typeof PassphraseParametersSchema>

/** A second or two on a laptop in plain script, some on a phone: people do this once a year. */
export const createPassphraseParameters = (): PassphraseParameters => ({
  salt: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
  memory: 65_536,
  passes: 3,
})

/** What is sealed to the public part opens with the passphrase. Different ways of typing one letter give the same key. */
export async function derivePassphraseKey(
  passphrase: string,
  { salt, memory, passes }: PassphraseParameters,
): Promise<CryptoKeyPair> {
  const typed = toUtf8(passphrase.normalize('NFKC'))
  const stretched = new Uint8Array(
    argon2id(typed, fromBase64Url(salt), { t: passes, m: memory, p: 1, dkLen: 32, version: 0x13 }),
  )
  try {
    return await deriveRecipientKey(stretched)
  } finally {
    wipe(typed, stretched)
  }
}

/** What the escrow service keeps for a wallet. */
export const createEscrowSecret = (): Bytes => crypto.getRandomValues(new Uint8Array(32))

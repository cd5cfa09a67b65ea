import { argon2id } from '@noble/hashes/argon2.js'
import type { PassphraseParameters } from '@portico/protocol/auth'
import type { Bytes } from './Bytes.ts'
import { deriveRecipientKey } from './deriveRecipientKey.ts'
import { fromBase64Url, toBase64Url, toUtf8 } from './encoding.ts'
import type { RecipientKey } from './hpke.ts'
import { wipe } from './wipe.ts'

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
): Promise<RecipientKey> {
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

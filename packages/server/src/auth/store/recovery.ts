import type { StartPasskey } from '@portico/protocol/auth'
import type { Database, Queries } from '../../database/Database.js'
import { authTimes } from '../authLimits.js'
import type { NewPasskey } from '../verifyPasskey.js'

export interface PasskeyAsker {
  userId: string
  deviceId: string
  purpose: StartPasskey['purpose']
}

export async function saveChallenge(
  database: Queries,
  asker: PasskeyAsker,
  challenge: string,
  expiresAt: Date,
): Promise<void> {
  const row = { ...asker, challenge, expiresAt }
  await database`
    insert into auth_passkey_challenges ${database(row)} on conflict (user_id, device_id, purpose) do update set
      challenge = excluded.challenge, expires_at = excluded.expires_at`
}

export async function takeChallenge(
  database: Queries,
  { userId, deviceId, purpose }: PasskeyAsker,
  challenge: string,
  now: Date,
): Promise<boolean> {
  return await database`
    delete from auth_passkey_challenges
    where user_id = ${userId} and device_id = ${deviceId} and purpose = ${purpose} and challenge = ${challenge}
      and expires_at > ${now}
    returning 1`.exists()
}

export async function insertPasskey(database: Queries, userId: string, passkey: NewPasskey, now: Date) {
  const row = { ...passkey, userId, addedAt: now }
  return await database`insert into auth_passkeys ${database(row)} on conflict do nothing returning 1`.exists()
}

export async function findPasskeyKey(database: Queries, userId: string, credentialId: string) {
  const [row] = await database<{ publicKey: Buffer }[]>`
    select public_key from auth_passkeys where user_id = ${userId} and credential_id = ${credentialId}`
  return row?.publicKey
}

/** A counter that does not increase indicates a cloned authenticator. Synced passkeys always report 0. */
export async function countPasskey(database: Queries, userId: string, credentialId: string, counter: number) {
  return await database`
    update auth_passkeys set counter = ${counter}
    where user_id = ${userId} and credential_id = ${credentialId}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning 1`.exists()
}

export async function keepPasskeys(database: Queries, userId: string, credentialIds: readonly string[]) {
  const rows = await database<{ credentialId: string }[]>`
    select credential_id from auth_passkeys where user_id = ${userId}`
  const known = rows.map(row => row.credentialId)
  const gone = known.filter(id => !credentialIds.includes(id))
  if (gone.length > 0)
    await database`delete from auth_passkeys where user_id = ${userId} and credential_id = any(${gone})`
  return credentialIds.every(id => known.includes(id))
}

const { minute, hour, day } = authTimes

/** Milliseconds before the next guess, by number of guesses; after these, one per day. */
const waits = [0, 0, 0, minute, 5 * minute, 15 * minute, hour, hour, hour, hour]

export async function takePassphraseKey(database: Queries, userId: string, create: () => Buffer) {
  const find = () => database<{ key: Buffer }[]>`select key from auth_passphrases where user_id = ${userId}`
  const [known] = await find()
  if (known) return known.key
  await database`insert into auth_passphrases (user_id, key) values (${userId}, ${create()}) on conflict do nothing`
  const [made] = await find()
  if (!made) throw new Error('The key of a passphrase was not stored.')
  return made.key
}

export async function countGuess(database: Database, userId: string, now: Date): Promise<number> {
  return await database.begin(async transaction => {
    const [row] = await transaction<{ guesses: number; guessedAt: Date | null }[]>`
      select guesses, guessed_at from auth_passphrases where user_id = ${userId} for update`
    if (!row) throw new Error('There is no passphrase to guess.')
    const wait = row.guessedAt ? row.guessedAt.getTime() + (waits[row.guesses] ?? day) - now.getTime() : 0
    if (wait > 0) return Math.ceil(wait / 1000)
    await transaction`
      update auth_passphrases set guesses = guesses + 1, guessed_at = ${now} where user_id = ${userId}`
    return 0
  })
}

/** A device without a share has opened the wallet, so the guesses were the owner's. */
export async function forgetGuesses(database: Queries, userId: string): Promise<void> {
  await database`update auth_passphrases set guesses = 0, guessed_at = null where user_id = ${userId}`
}

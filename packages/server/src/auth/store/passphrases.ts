import type { Database, Queries } from '../../database/Database.js'
import { authTimes } from '../authLimits.js'

const { minute, hour, day } = authTimes

/**
 * Milliseconds before the next guess, by number of guesses. Ten take more than four hours; after that it is one per
 * day.
 */
const waits = [0, 0, 0, minute, 5 * minute, 15 * minute, hour, hour, hour, hour]

export async function takePassphraseKey(
  database: Queries,
  userId: string,
  create: () => Buffer,
): Promise<Buffer> {
  const find = () => database<{ key: Buffer }[]>`select key from auth_passphrases where user_id = ${userId}`
  const [known] = await find()
  if (known) return known.key
  await database`insert into auth_passphrases (user_id, key) values (${userId}, ${create()}) on conflict do nothing`
  const [made] = await find()
  if (!made) throw new Error('The key of a passphrase was not stored.')
  return made.key
}

/** Counts a guess. Returns the seconds to wait if it comes too early; such a guess is not counted. */
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

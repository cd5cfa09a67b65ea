import type { Database } from '../../database/Database.js'
import { authTimes } from '../authLimits.js'

/** Deletes expired rows. Mail addresses of visitors who never entered their code go first. */
export async function removeOld(database: Database, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await database`delete from auth_proofs where expires_at < ${now}`
  await database`update auth_challenges set email = null where email is not null and expires_at < ${now}`
  await database`delete from auth_challenges where created_at < ${before(authTimes.failures)}`
  await database`delete from auth_locks where until < ${now}`
  await database`delete from auth_social_attempts where expires_at < ${now}`
  await database`delete from auth_passkey_challenges where expires_at < ${now}`
  await database`delete from auth_email_changes where expires_at < ${now}`
  await database`delete from auth_sessions where expires_at < ${now} or ended_at < ${before(authTimes.day)}`
}

import type { Database } from '../../database/Database.js'

/** Returns whether the mailbox was unlocked before. */
export async function lockMailbox(
  database: Database,
  mailbox: Buffer,
  now: Date,
  until: Date,
): Promise<boolean> {
  const rows = await database`
    insert into auth_locks ${database({ mailbox, until })}
    on conflict (mailbox) do update set until = excluded.until where auth_locks.until <= ${now} returning 1`
  return rows.length === 1
}

export async function isLocked(database: Database, mailbox: Buffer, now: Date): Promise<boolean> {
  const rows = await database`select 1 from auth_locks where mailbox = ${mailbox} and until > ${now}`
  return rows.length === 1
}

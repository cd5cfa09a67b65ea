import type { SignInStore } from '@portico/siwx/server'
import type { Database } from '../database/Database.js'

export function createSignInStore(database: Database, now: () => number): SignInStore {
  return {
    async take(key, until) {
      const row = { key, expiresAt: new Date(until) }
      const rows = await database`
        insert into sign_in_marks ${database(row)} on conflict (key) do update
          set expires_at = excluded.expires_at where sign_in_marks.expires_at <= ${new Date(now())}
        returning 1`
      return rows.length === 1
    },
    async has(key) {
      const rows = await database`
        select 1 from sign_in_marks where key = ${key} and expires_at > ${new Date(now())}`
      return rows.length === 1
    },
  }
}

/** With a margin, because the database's clock may be ahead of the server's. */
export async function removeOldMarks(database: Database): Promise<void> {
  await database`delete from sign_in_marks where expires_at < now() - interval '1 day'`
}

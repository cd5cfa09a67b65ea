import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/Database.js'

/** The account of a mailbox, made when the first code for it is right. */
export async function ensureUser(database: Database, email: string, now: Date): Promise<string> {
  await database`
    insert into auth_users ${database({ id: randomUUID(), email, created_at: now })} on conflict (email) do nothing`
  const [row] = await database<{ id: string }[]>`select id from auth_users where email = ${email}`
  if (!row) throw new Error('The account that was just there is gone.')
  return row.id
}

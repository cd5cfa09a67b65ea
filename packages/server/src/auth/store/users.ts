import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../../database/Database.js'

/** The account of a mailbox, made when the first code for it is right. */
export async function ensureUser(database: Database, email: string, now: Date): Promise<string> {
  await database`
    insert into auth_users ${database({ id: randomUUID(), email, created_at: now })} on conflict (email) do nothing`
  const [row] = await database<{ id: string }[]>`select id from auth_users where email = ${email}`
  if (!row) throw new Error('The account that was just there is gone.')
  return row.id
}

export async function isMailboxTaken(database: Queries, email: string): Promise<boolean> {
  const rows = await database`select 1 from auth_users where email = ${email}`
  return rows.length === 1
}

/** Gives an account another mailbox; says whether that was free. */
export async function setMailbox(database: Queries, userId: string, email: string): Promise<boolean> {
  const rows = await database`
    update auth_users set email = ${email} where id = ${userId}
      and not exists (select 1 from auth_users where email = ${email}) returning 1`
  return rows.length === 1
}

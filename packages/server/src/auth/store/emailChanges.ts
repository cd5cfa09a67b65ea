import type { Queries } from '../../database/Database.js'

export type EmailChangeStep = 'old' | 'new' | 'proven'

export interface EmailChange {
  id: string
  userId: string
  deviceId: string
  email: string
  step: EmailChangeStep
  challengeId: string
}

export async function startEmailChange(database: Queries, change: EmailChange, expiresAt: Date) {
  await database`
    insert into auth_email_changes ${database({ ...change, expiresAt })} on conflict (user_id) do update set
      id = excluded.id, device_id = excluded.device_id, email = excluded.email, step = excluded.step,
      challenge_id = excluded.challenge_id, expires_at = excluded.expires_at`
}

type Named = Pick<EmailChange, 'id' | 'userId' | 'deviceId' | 'step'>

export async function findEmailChange(database: Queries, { id, userId, deviceId, step }: Named, now: Date) {
  return await database<EmailChange[]>`
    select * from auth_email_changes
    where id = ${id} and user_id = ${userId} and device_id = ${deviceId} and step = ${step} and expires_at > ${now}`.first()
}

export async function advanceEmailChange(
  database: Queries,
  { id, step }: Pick<EmailChange, 'id' | 'step'>,
  next: Pick<EmailChange, 'step' | 'challengeId'>,
  expiresAt: Date,
): Promise<boolean> {
  return await database`
    update auth_email_changes
    set step = ${next.step}, challenge_id = ${next.challengeId}, expires_at = ${expiresAt}
    where id = ${id} and step = ${step} returning 1`.exists()
}

export async function takeEmailChange(
  database: Queries,
  { id, userId, deviceId }: Omit<Named, 'step'>,
  now: Date,
): Promise<string | undefined> {
  const [row] = await database<{ email: string }[]>`
    delete from auth_email_changes
    where id = ${id} and user_id = ${userId} and device_id = ${deviceId} and step = 'proven' and expires_at > ${now}
    returning email`
  return row?.email
}

import type { Queries } from '../../database/Database.js'
import type { Staff } from './staff.js'

export interface LogEntry {
  id: number
  at: Date
  staffName: string
  action: string
  subject: string | null
  userId: string | null
  details: unknown
}

/** What a call changed or read, for the log. */
export interface Logged {
  subject?: string | undefined
  userId?: string | undefined
  details?: object | undefined
}

export async function writeLog(
  database: Queries,
  { id: staffId, name: staffName }: Pick<Staff, 'id' | 'name'>,
  action: string,
  { subject, userId, details }: Logged = {},
): Promise<void> {
  const row = {
    at: new Date(),
    staffId,
    staffName,
    action,
    subject: subject ?? null,
    userId: userId ?? null,
    details: details ? JSON.stringify(details) : null,
  }
  await database`insert into console_log ${database(row)}`
}

const pageSize = 50

interface LogQuery {
  /** Entries older than this one. */
  before?: number | undefined
  subject?: string | undefined
  /** Beginning of the action. */
  action?: string | undefined
}

export async function readLog(
  database: Queries,
  { before, subject, action = '' }: LogQuery,
): Promise<LogEntry[]> {
  return await database<LogEntry[]>`
    select id, at, staff_name, action, subject, user_id, details from console_log
    where id < ${before ?? Number.MAX_SAFE_INTEGER}
      and (${subject ?? null}::text is null or subject = ${subject ?? null})
      and starts_with(action, ${action})
    order by id desc limit ${pageSize}`
}

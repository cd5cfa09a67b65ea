import { randomBytes } from 'node:crypto'
import type { SmartSession, SmartSessionActivation, SmartSessionGrant } from '@portico/protocol/data'
import type { Database } from '../database/Database.js'
import type { Project } from '../projects/findProject.js'

export const mostSmartSessions = 200

interface Row {
  pci: string
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  permissions: unknown[]
  policies: unknown[]
  context: string
}

export function createSmartSessionStore(database: Database, now: () => number) {
  const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000)

  const toSession = ({ id, name }: Project, row: Row): Partial<SmartSession> => ({
    project: { id, name, url: undefined, iconUrl: undefined },
    pci: row.pci,
    expiry: toSeconds(row.expiresAt),
    createdAt: toSeconds(row.createdAt),
    permissions: row.permissions,
    policies: row.policies,
    context: row.context,
    ...(row.revokedAt && { revokedAt: toSeconds(row.revokedAt) }),
  })

  return {
    async list(project: Project, account: string): Promise<Partial<SmartSession>[]> {
      const rows = await database<Row[]>`
        select pci, created_at, expires_at, revoked_at, permissions, policies, context from smart_sessions
        where project_id = ${project.id} and account = ${account} and activated_at is not null
        order by created_at desc, pci limit ${mostSmartSessions}`
      return rows.map(row => toSession(project, row))
    },
    async count({ id }: Project, account: string): Promise<number> {
      const rows = await database`
        select 1 from smart_sessions where project_id = ${id} and account = ${account}`
      return rows.length
    },
    async add({ id }: Project, account: string, grant: SmartSessionGrant): Promise<string> {
      const pci = randomBytes(16).toString('hex')
      await database`
        insert into smart_sessions (pci, project_id, account, created_at, expires_at, permissions, policies)
        values (${pci}, ${id}, ${account}, ${new Date(now())}, ${new Date(grant.expiry * 1000)},
          ${JSON.stringify(grant.permissions)}, ${JSON.stringify(grant.policies)})`
      return pci
    },
    async activate({ id }: Project, account: string, granted: SmartSessionActivation): Promise<boolean> {
      return await database`
        update smart_sessions set activated_at = ${new Date(now())}, context = ${granted.context}
        where pci = ${granted.pci} and project_id = ${id} and account = ${account} and activated_at is null
        returning 1`.exists()
    },
    /** The first revocation time is kept. */
    async revoke({ id }: Project, account: string, pci: string): Promise<boolean> {
      return await database`
        update smart_sessions set revoked_at = coalesce(revoked_at, ${new Date(now())})
        where pci = ${pci} and project_id = ${id} and account = ${account} and activated_at is not null
        returning 1`.exists()
    },
  }
}

export async function removeOldSmartSessions(database: Database): Promise<void> {
  await database`
    delete from smart_sessions
    where (activated_at is null and created_at < now() - interval '1 day')
      or least(expires_at, revoked_at) < now() - interval '90 days'`
}

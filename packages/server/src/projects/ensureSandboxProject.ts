import type { Database } from '../database/Database.js'

export const sandboxProjectId = 'portico-sandbox'

export async function ensureSandboxProject(database: Database) {
  const allowed = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*']
  await database`
    insert into projects ${database({ id: sandboxProjectId, name: 'Portico sandbox', allowed_origins: allowed })}
    on conflict (id) do nothing`
}

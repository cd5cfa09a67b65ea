import { isLocalPattern, isSandbox, parseOriginPattern, type RemoteFeature } from '@portico/protocol'
import type { Database, Queries } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'

export interface ProjectSettings {
  id: string
  name?: string | undefined
  allowedOrigins?: string[] | undefined
  features?: RemoteFeature[] | undefined
  analyticsEnabled?: boolean | undefined
  isEnabled?: boolean | undefined
}

export async function createProject(database: Queries, settings: ProjectSettings) {
  assertSettings(settings)
  const { id, name = id } = settings
  const rows = await database`
    insert into projects ${database({ ...toColumns(settings), id, name })}
    on conflict (id) do nothing returning id`
  if (rows.length === 0) throw new ServerFailure(`A project with the id ${id} exists already.`)
}

export async function updateProject(database: Database, settings: ProjectSettings) {
  await database.begin(transaction => changeProject(transaction, settings))
}

/** In a transaction, so that all settings change or none. */
export async function changeProject(transaction: Queries, settings: ProjectSettings) {
  assertSettings(settings)
  const columns = Object.entries(toColumns(settings))
  if (columns.length === 0) throw new ServerFailure('Nothing to change: name at least one setting.')
  for (const [column, value] of columns)
    await transaction`update projects set ${transaction(column)} = ${value} where id = ${settings.id}`
  const rows = await transaction`select id from projects where id = ${settings.id}`
  if (rows.length === 0) throw new ServerFailure(`There is no project with the id ${settings.id}.`)
}

function assertSettings({ id, allowedOrigins = [] }: ProjectSettings) {
  if (!/^[\w-]{1,64}$/.test(id))
    throw new ServerFailure('A project id consists of 1 to 64 letters, digits, hyphens and underscores.')
  const bad = allowedOrigins.find(pattern => !parseOriginPattern(pattern))
  if (bad !== undefined) {
    throw new ServerFailure(
      `"${bad}" is not an origin. Write it as https://example.com, or https://*.example.com for everything below a domain.`,
    )
  }
  const local = allowedOrigins.find(isLocalPattern)
  if (local !== undefined && !isSandbox(allowedOrigins)) {
    throw new ServerFailure(
      `"${local}" is on the visitor's own machine, which only a sandbox project allows. Create a project for development that lists local origins alone.`,
    )
  }
}

function toColumns({ name, allowedOrigins, features, analyticsEnabled, isEnabled }: ProjectSettings) {
  return {
    ...(name !== undefined && { name }),
    ...(allowedOrigins && { allowed_origins: allowedOrigins }),
    ...(features && { features: JSON.stringify(features) }),
    ...(analyticsEnabled !== undefined && { analytics_enabled: analyticsEnabled }),
    ...(isEnabled !== undefined && { is_enabled: isEnabled }),
  }
}

export const sandboxProjectId = 'portico-sandbox'

export async function ensureSandboxProject(database: Database) {
  const allowed = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*']
  await database`
    insert into projects ${database({ id: sandboxProjectId, name: 'Portico sandbox', allowedOrigins: allowed })}
    on conflict (id) do nothing`
}

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../../scripts/setup/findPostgres.mjs'
import { connectDatabase } from '../src/database/connectDatabase.js'
import { findRunUser } from '../src/database/embedded/findRunUser.js'
import { openCluster } from '../src/database/embedded/openCluster.js'
import { runPostgres } from '../src/database/embedded/runPostgres.js'
import { findPort } from './findPort.js'
import './exitOnSignals.js'

/** Where a PostgreSQL with its tools for backups is, as an owner has it. */
export const postgresFolder = findPostgres()

/** A PostgreSQL of its own; when it is removed, nothing of it is left. */
export async function startPostgres(databases: readonly string[]) {
  if (!postgresFolder) throw new Error('There is no PostgreSQL with pg_dump: its tests are skipped.')
  const folder = await mkdtemp(join(tmpdir(), 'portico-postgres-'))
  await chmod(folder, 0o755)
  const user = await findRunUser()
  const programs = { initdb: join(postgresFolder, 'initdb'), postgres: join(postgresFolder, 'postgres') }
  const cluster = join(folder, 'cluster')
  const password = await openCluster(cluster, join(folder, 'password'), programs, user)
  const port = await findPort()
  const running = await runPostgres(programs.postgres, cluster, port, user)
  const urlOf = (name: string) => `postgres://portico:${password}@127.0.0.1:${port}/${name}`
  const database = await connectDatabase(urlOf('postgres'))
  for (const name of databases) await database`create database ${database(name)}`
  await database.end()
  return {
    urlOf,
    async remove() {
      running.stop()
      await running.ended
      await rm(folder, { recursive: true })
    },
  }
}

import './exitOnSignals.js'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { findPostgres } from '../../../tooling/programs/findPostgres.mjs'
import { openCluster } from '../src/database/embedded/openCluster.js'
import { findBinaries, findRunUser, placeBinaries } from '../src/database/embedded/placeForUser.js'
import { runPostgres } from '../src/database/embedded/runPostgres.js'
import { connectDatabase } from '../src/database/openDatabase.js'
import { findPort } from './findPort.js'

/** Where a PostgreSQL with its tools for backups is, as an owner has it. */
export const postgresFolder = findPostgres()

/** A PostgreSQL of its own, which has those tools if any has; when it is removed, nothing of it is left. */
export async function startPostgres(databases: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-postgres-'))
  await chmod(folder, 0o755)
  const user = await findRunUser()
  const programs = postgresFolder
    ? { initdb: join(postgresFolder, 'initdb'), postgres: join(postgresFolder, 'postgres') }
    : await placeBinaries(await findBinaries(), user)
  const cluster = join(folder, 'cluster')
  const password = await openCluster(cluster, join(folder, 'password'), programs, user)
  const port = await findPort()
  const start = () => runPostgres(programs.postgres, cluster, port, user)
  let running = await start()
  const urlOf = (name: string) => `postgres://portico:${password}@127.0.0.1:${port}/${name}`
  const database = await connectDatabase(urlOf('postgres'))
  for (const name of databases) await database`create database ${database(name)}`
  await database.end()
  return {
    urlOf,
    /** SIGQUIT is what `pg_ctl stop -m immediate` sends. */
    async crash(signal: 'SIGQUIT' | 'SIGKILL') {
      const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), signal)
      await running.ended
    },
    /** After a crash. Processes of the old one may hold its memory for a moment. */
    async restart() {
      running = await vi.waitUntil(() => start().catch(() => undefined), { timeout: 30_000 })
    },
    async remove() {
      running.stop()
      await running.ended
      await rm(folder, { recursive: true })
    },
  }
}

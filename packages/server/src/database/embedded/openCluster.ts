import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerFailure } from '../../ServerFailure.js'
import type { Binaries } from './findBinaries.js'
import type { RunUser } from './findRunUser.js'
import { runProgram } from './runProgram.js'

/** Makes a cluster with a random password in an empty folder, or reads the password of the one that is there. */
export async function openCluster(
  cluster: string,
  passwordFile: string,
  { initdb }: Binaries,
  user: RunUser | undefined,
): Promise<string> {
  if (await readText(join(cluster, 'PG_VERSION'))) {
    const password = await readText(passwordFile)
    if (password) return password
    throw new ServerFailure(
      `The password of the embedded database is missing: ${passwordFile}. Restore it, or remove ${cluster} to start afresh.`,
    )
  }
  const password = randomBytes(24).toString('hex')
  // initdb reads the password as the other user, who cannot look into the data folder.
  const handover = await mkdtemp(join(tmpdir(), 'portico-'))
  try {
    const handoverFile = join(handover, 'password')
    await writeFile(handoverFile, password, { mode: 0o600 })
    for (const path of user ? [handover, handoverFile] : []) await chown(path, user?.uid ?? 0, user?.gid ?? 0)
    await runProgram(
      initdb,
      [
        `--pgdata=${cluster}`,
        `--pwfile=${handoverFile}`,
        '--username=portico',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ],
      user,
    )
    await writeFile(passwordFile, password, { mode: 0o600 })
    return password
  } catch (cause) {
    // Half a cluster would be taken for a whole one next time.
    await rm(cluster, { recursive: true, force: true })
    throw cause
  } finally {
    await rm(handover, { recursive: true, force: true })
  }
}

async function readText(path: string) {
  return await readFile(path, 'utf8').catch(() => undefined)
}

import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ServerFailure } from '../../ServerFailure.js'
import type { Binaries, RunUser } from './placeForUser.js'
import { runProgram } from './runPostgres.js'

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
  await removeEmpty(cluster)
  const password = randomBytes(24).toString('hex')
  // A crash would leave an incomplete cluster, or one without a password: it is renamed once it is complete.
  const unfinished = `${cluster}-new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  // initdb reads the password as the other user, who cannot read the data folder.
  const handover = await mkdtemp(join(tmpdir(), 'portico-'))
  try {
    const handoverFile = join(handover, 'password')
    await writeFile(handoverFile, password, { mode: 0o600 })
    if (user) for (const path of [unfinished, handover, handoverFile]) await chown(path, user.uid, user.gid)
    await runProgram(
      initdb,
      [
        `--pgdata=${unfinished}`,
        `--pwfile=${handoverFile}`,
        '--username=portico',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
      ],
      user,
    )
    await writeFile(passwordFile, password, { mode: 0o600 })
    await rename(unfinished, cluster)
    return password
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true })
    throw cause
  } finally {
    await rm(handover, { recursive: true, force: true })
  }
}

async function removeEmpty(folder: string) {
  await rmdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return
    throw new ServerFailure(
      `${folder} is in the way: no database can be read there. Start as the user whose it is, or remove it to start afresh.`,
      { cause },
    )
  })
}

async function readText(path: string) {
  return await readFile(path, 'utf8').catch(() => undefined)
}

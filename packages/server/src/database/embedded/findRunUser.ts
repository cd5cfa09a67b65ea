import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { getuid } from 'node:process'
import { promisify } from 'node:util'
import { ServerFailure } from '../../ServerFailure.js'

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

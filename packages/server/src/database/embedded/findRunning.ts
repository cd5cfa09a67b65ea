import { access, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PostgresProcess } from './runPostgres.js'

const lookInterval = 200

export interface RunningPostgres {
  pid: number
  port: number
  /** Whether the process that started it is gone, so that nobody else will stop it. */
  isOrphan: boolean
}

/** Finds the PostgreSQL that runs on a cluster, if any. A file left behind by a crash is not taken for one. */
export async function findRunning(cluster: string, ownerFile: string): Promise<RunningPostgres | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isAlive(pid) || !(await isListening(port))) return undefined
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => ''))
  return { pid, port, isOrphan: !owner || !isAlive(owner) }
}

/** Whether the last one on a cluster ended without tidying up. */
export async function hasCrashed(cluster: string): Promise<boolean> {
  return await access(join(cluster, 'postmaster.pid')).then(
    () => true,
    () => false,
  )
}

/** One that another process has started, to be watched and stopped as if it were ours. */
export function adopt({ pid, port }: RunningPostgres): PostgresProcess {
  const isThere = async () => isAlive(pid) && (await isListening(port))
  return {
    ended: (async () => {
      while (await isThere()) await setTimeout(lookInterval, undefined, { ref: false })
    })(),
    stop: () => {
      if (isAlive(pid)) process.kill(pid, 'SIGINT')
    },
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // it is there but belongs to somebody else
  }
}

async function isListening(port: number): Promise<boolean> {
  return await new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

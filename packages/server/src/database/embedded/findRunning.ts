import { access, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PostgresProcess } from './runPostgres.js'

const lookInterval = 200

export interface RunningPostgres {
  pid: number
  port: number
  /** Whether the process that started it is gone, so that nothing else will stop it. */
  isOrphan: boolean
}

/** Finds the PostgreSQL running on a cluster. A pid file left behind by a crash is ignored. */
export async function findRunning(cluster: string, ownerFile: string): Promise<RunningPostgres | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isAlive(pid) || !(await isListening(port))) return undefined
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => ''))
  return { pid, port, isOrphan: !owner || !isAlive(owner) }
}

/** Whether the last run on a cluster left its pid file behind. */
export async function hasCrashed(cluster: string): Promise<boolean> {
  return await access(join(cluster, 'postmaster.pid')).then(
    () => true,
    () => false,
  )
}

/** Wraps a PostgreSQL that another process has started, to watch and stop it. */
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
    return (error as NodeJS.ErrnoException).code === 'EPERM' // the process exists but belongs to another user
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

import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'

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

/** Stops it as its owner would have, and waits until it is gone. */
export async function stopRunning({ pid, port }: RunningPostgres) {
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid) && (await isListening(port))) await new Promise(resolve => setTimeout(resolve, 20))
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

import { spawn } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ServerFailure, toError } from '../../ServerFailure.js'
import type { RunUser } from './placeForUser.js'

export interface PostgresProcess {
  ended: Promise<void>
  stop(): void
}

export async function runPostgres(
  postgres: string,
  cluster: string,
  port: number,
  user: RunUser | undefined,
): Promise<PostgresProcess> {
  const options = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
  const child = spawnProgram(postgres, ['-D', cluster, '-p', String(port), ...options], user)
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  // SIGINT is the "fast" shutdown: connections end, committed data stays.
  const stopNow = () => void child.kill('SIGINT')
  process.once('exit', stopNow)
  child.once('close', () => process.removeListener('exit', stopNow))

  await new Promise<void>((resolve, reject) => {
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(words)) resolve()
    })
    child.once('error', cause =>
      reject(new ServerFailure(`PostgreSQL cannot be run: ${cause.message}`, { cause })),
    )
    child.once('close', () =>
      reject(new ServerFailure(`PostgreSQL stopped as soon as it was started: ${words.trim()}`)),
    )
  })
  return { ended, stop: stopNow }
}

function spawnProgram(program: string, args: readonly string[], user: RunUser | undefined) {
  const env = { ...process.env, LC_ALL: 'C' }
  return spawn(program, args, {
    ...user,
    env,
    cwd: '/', // the other user may have no access to the current folder
    detached: true, // Ctrl-C is handled by this process, which then stops the child
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

export async function runProgram(program: string, args: readonly string[], user: RunUser | undefined) {
  const child = spawnProgram(program, args, user)
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', cause =>
      reject(new ServerFailure(`${program} cannot be run: ${cause.message}`, { cause })),
    )
    child.once('close', code => {
      if (code === 0) resolve()
      else reject(new ServerFailure(`The embedded PostgreSQL could not be set up: ${words.trim()}`))
    })
  })
}

const lookInterval = 200

export interface RunningPostgres {
  pid: number
  port: number
  /** Whether the process that started it is gone, so that nothing else will stop it. */
  isOrphan: boolean
}

export async function findRunning(cluster: string, ownerFile: string): Promise<RunningPostgres | undefined> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (!pid || !port || !isAlive(pid) || !(await isListening(port))) return undefined
  const owner = Number(await readFile(ownerFile, 'utf8').catch(() => ''))
  return { pid, port, isOrphan: !owner || !isAlive(owner) }
}

export async function hasCrashed(cluster: string): Promise<boolean> {
  return await access(join(cluster, 'postmaster.pid')).then(
    () => true,
    () => false,
  )
}

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

const shortestWait = 100
const longestWait = 5000

export interface KeepRunningOptions {
  start(): Promise<PostgresProcess>
  hasCrashed(): Promise<boolean>
  onError(error: Error): void
}

export function keepRunning(
  first: PostgresProcess,
  { start, hasCrashed, onError }: KeepRunningOptions,
): () => Promise<void> {
  let current: PostgresProcess | undefined = first
  const stopping = new AbortController()
  const { signal } = stopping
  const kept = keep()

  async function keep() {
    while (current) {
      await current.ended
      current = undefined
      if (signal.aborted || !(await hasCrashed())) return
      current = await startAgain()
      if (signal.aborted) current?.stop()
    }
  }

  /** The old process may still hold its shared memory, or the disk is full: retrying may help. */
  async function startAgain(): Promise<PostgresProcess | undefined> {
    for (let wait = shortestWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        return await start()
      } catch (cause) {
        onError(toError(cause))
        await setTimeout(wait, undefined, { signal }).catch(() => {}) // cut short on stop
      }
    }
    return undefined
  }

  return async () => {
    stopping.abort()
    current?.stop()
    await kept
  }
}

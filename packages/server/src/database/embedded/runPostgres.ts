import { spawn } from 'node:child_process'
import { ServerFailure } from '../../ServerFailure.js'
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
  // SIGINT is the "fast" shutdown: connections end, committed data stays. The database stops whenever this process
  // ends.
  const stopNow = () => void child.kill('SIGINT')
  process.once('exit', stopNow)
  child.once('close', () => process.removeListener('exit', stopNow))

  await new Promise<void>((resolve, reject) => {
    let words = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-4000)
      if (words.includes('ready to accept connections')) resolve()
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

/** Starts a PostgreSQL program in the C locale, so that its output can be parsed. */
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

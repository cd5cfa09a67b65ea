import { ServerFailure } from '../../ServerFailure.js'
import type { RunUser } from './findRunUser.js'
import { spawnProgram } from './runProgram.js'

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

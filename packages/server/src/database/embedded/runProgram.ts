import { spawn } from 'node:child_process'
import { ServerFailure } from '../../ServerFailure.js'
import type { RunUser } from './findRunUser.js'

/** Starts a PostgreSQL program in the C locale, so that its output can be parsed. */
export function spawnProgram(program: string, args: readonly string[], user: RunUser | undefined) {
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

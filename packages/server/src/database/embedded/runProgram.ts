import { spawn } from 'node:child_process'
import { ServerFailure } from '../../ServerFailure.js'
import type { RunUser } from './findRunUser.js'

/** Starts a PostgreSQL program, in the plain locale so that its words can be relied on. */
export function spawnProgram(program: string, args: readonly string[], user: RunUser | undefined) {
  const env = { ...process.env, LC_ALL: 'C' }
  return spawn(program, args, {
    ...user,
    env,
    cwd: '/', // a folder of root would be out of bounds for the other user
    detached: true, // Ctrl-C in the terminal is for this process, which then stops the other in its turn
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Runs a program to its end. */
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

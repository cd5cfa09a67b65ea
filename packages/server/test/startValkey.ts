import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findValkey } from '../../../tooling/programs/findValkey.mjs'
import { findPort } from './findPort.js'
import './exitOnSignals.js'

export const valkey = findValkey()

/** Its password, and how it is written in an address. */
const password = 'p@ss/word'

/** A real Valkey, or Redis, of its own that keeps nothing; with a password, as it should have one. */
export async function startValkey() {
  if (!valkey) throw new Error('There is no Valkey: the tests that need it are skipped.')
  const port = await findPort()
  const url = `valkey://:${encodeURIComponent(password)}@127.0.0.1:${port}`
  let child = await run(valkey, port)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    url,
    port,
    stop,
    /** After it was stopped. */
    startAgain: async () => {
      child = await run(valkey, port)
    },
  }
}

export type TestValkey = Awaited<ReturnType<typeof startValkey>>

async function run(command: string, port: number) {
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', requirepass: password, dir: '/' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.removeListener('exit', kill))
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`It did not start: ${said}`)))
    child.stdout.on('data', words => {
      said += String(words)
      if (/ready to accept connections/i.test(said)) resolve()
    })
  })
  return child
}

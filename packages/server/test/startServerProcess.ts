import { spawn } from 'node:child_process'
import { once } from 'node:events'
import './exitOnSignals.js'

/** Starts the server as its own process, on a database that is there, and waits until it listens. */
export async function startServerProcess(
  command: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...withoutOurs(process.env), PORT: '0', PORTICO_TRIAL: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-4000)
  })
  const exit = once(child, 'exit')
  child.once('close', code => code && process.stderr.write(errors))
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.removeListener('exit', kill))
  const [words] = await Promise.race([
    once(child.stdout, 'data'),
    exit.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it listened.`))),
  ])
  const port = Number(/:(\d+)\s*$/.exec(String(words))?.[1])
  return {
    port,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    /** Its exit code, once it has ended. */
    ended: exit.then(([code]: (number | null)[]) => code),
  }
}

/** Variables of the tests, such as PORTICO_POSTGRES, are no settings of a server. */
const withoutOurs = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('PORTICO_')))

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

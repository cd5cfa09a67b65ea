import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'
import { within } from './within.mjs'

const startSeconds = 60
const stopSeconds = 60

/** The server in its own process, with the default limits. */
export async function startRelayProcess({ url }, port = 0) {
  const env = { PATH: process.env.PATH, PORT: String(port), DATABASE_URL: url, PORTICO_SANDBOX: '1' }
  const child = spawn(process.execPath, [join(root, 'packages/server/dist/cli/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = once(child, 'exit')
  // Kills the server if a measurement fails.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))
  const started = Promise.race([
    once(child.stdout, 'data'),
    exit.then(() => Promise.reject(new Error('The server exited during its start.'))),
  ])
  const [words] = await within(startSeconds, started, () => 'The server did not report that it listens')
  const openPort = Number(/:(\d+)\s*$/.exec(String(words))?.[1])
  const stop = async signal => {
    child.kill(signal)
    await within(stopSeconds, exit, () => `The server did not end after ${signal}`)
  }
  const signal = name => child.kill(name)
  return { port: openPort, pid: child.pid, stop, signal, usage: () => readUsage(child.pid) }
}

/** Memory in MiB and CPU time in seconds. */
function readUsage(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticksPerSecond = 100
  return {
    memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    mostMemory: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024,
    processor: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
  }
}

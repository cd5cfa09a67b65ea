import { spawn } from 'node:child_process'
import { once } from 'node:events'

const keptLines = 30
const patienceMs = 10_000
const pollMs = 50
// Generous, because a slow and shared machine may need minutes.
const startMs = 300_000

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => Promise<boolean>} isReady
 */

/**
 * Starts children in their own process groups and ends them together.
 * @param {object} options
 * @param {(error: Error) => void} options.onDeath called once if a child exits unexpectedly
 * @param {(text: string) => void} [options.onOutput] receives the output of the children
 * @param {AbortSignal} [options.signal] aborts starting; `stop` must still be called
 */
export function createSupervisor({
  onDeath,
  onOutput = () => {},
  signal: ending = new AbortController().signal,
}) {
  const children = []
  let stopping = false
  const ended = once(ending, 'abort').then(() => ending.reason)
  // This process may also end by an error. SIGTERM, not SIGKILL: the server's PostgreSQL is in its own group, and
  // only the server stops it.
  process.once('exit', () => {
    for (const { child } of children) signal(child, 'SIGTERM')
  })

  return {
    /** Resolves when the job is ready. @param {Job} job */
    async start(job) {
      ending.throwIfAborted()
      const child = startChild(job, onOutput)
      children.push(child)
      const death = child.gone.then(
        how => new Error(`${job.name} ended with ${how}\n${child.lines.join('\n')}`),
      )
      const early = await Promise.race([death, ended, waitUntil(job.isReady, death)])
      if (early === 'late') {
        throw new Error(
          `${job.name} did not become ready within ${startMs / 1000} s\n${child.lines.join('\n')}`,
        )
      }
      if (early) throw early
      void death.then(error => {
        if (stopping) return
        stopping = true
        onDeath(error)
      })
    },
    async stop() {
      stopping = true
      await Promise.all(children.map(endChild))
    },
  }
}

function startChild({ command, args, cwd, env }, onOutput) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const lines = []
  const keep = chunk => {
    onOutput(String(chunk))
    lines.push(...String(chunk).split('\n').filter(Boolean))
    lines.splice(0, Math.max(0, lines.length - keptLines))
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const gone = new Promise(resolve => {
    child.once('error', error => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  // After its exit, because its own children may still hold its output.
  const silent = new Promise(resolve => child.once('close', resolve))
  return { child, gone, silent, lines }
}

async function waitUntil(isReady, death) {
  let dead = false
  void death.then(() => {
    dead = true
  })
  const deadline = performance.now() + startMs
  while (!dead && !(await isReady())) {
    if (performance.now() > deadline) return 'late'
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
}

async function endChild({ child, gone, silent }) {
  signal(child, 'SIGTERM')
  const timer = setTimeout(() => signal(child, 'SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
  // Grandchildren that the child did not wait for.
  signal(child, 'SIGKILL')
  await silent
}

function signal(child, name) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch {
    // The group is empty.
  }
}

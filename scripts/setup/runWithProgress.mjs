import { spawn } from 'node:child_process'
import { basename } from 'node:path'

const keptLines = 8

/**
 * Runs a command that says nothing itself, tells how far it is, and gives up when it gets no further.
 * @param {object} task
 * @param {string} task.command
 * @param {readonly string[]} task.args
 * @param {string} task.cwd
 * @param {() => number} task.count how much is done
 * @param {number} task.total
 * @param {string} task.unit of what
 * @param {number} [task.stallMs] without progress
 * @param {number} [task.everyMs]
 * @param {(line: string) => void} [task.say]
 * @returns {Promise<void>}
 */
export function runWithProgress({ command, args, cwd, count, total, unit, ...settings }) {
  const { stallMs = 180_000, everyMs = 5_000, say = console.log } = settings
  return new Promise((resolve, reject) => {
    // npm is a .cmd file on Windows, which only a shell starts.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    const lines = []
    const keep = chunk => {
      lines.push(...String(chunk).split('\n').filter(Boolean))
      lines.splice(0, Math.max(0, lines.length - keptLines))
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)

    const began = performance.now()
    let [done, moved, stalled] = [0, began, false]
    const timer = setInterval(() => {
      const now = performance.now()
      const counted = count()
      if (counted !== done) [done, moved] = [counted, now]
      say(`  ${done} of ${total} ${unit}, ${Math.round((now - began) / 1000)} s`)
      if (now - moved < stallMs) return
      stalled = true
      child.kill('SIGKILL')
    }, everyMs)
    const kill = () => void child.kill('SIGKILL')
    process.once('exit', kill)

    const what = `\`${[basename(command), ...args.map(arg => basename(arg))].join(' ')}\``
    const end = outcome => {
      clearInterval(timer)
      process.removeListener('exit', kill)
      if (outcome === 0) return resolve()
      const how = stalled
        ? `got no further than ${done} of ${total} ${unit} for ${Math.round(stallMs / 1000)} seconds and was stopped`
        : `ended with ${outcome}`
      reject(new Error([`${what} ${how}`, ...lines].join('\n')))
    }
    child.once('error', error => end(error.message))
    child.once('close', (code, signal) => end(code === 0 ? 0 : (signal ?? `code ${code}`)))
  })
}

import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { endTogether } from '../process/endTogether.mjs'

const keptLines = 8

/** Runs a command, logs its progress, and aborts it if it stalls. */
export function runWithProgress({ command, args, cwd, count, total, unit, answers, ...settings }) {
  const { stallMs = 180_000, everyMs = 5_000, say = console.log } = settings
  return new Promise((resolve, reject) => {
    // npm is a .cmd file on Windows, which needs a shell.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    const lines = []
    const began = performance.now()
    let [done, answered, moved, stalled] = [0, 0, began, false]
    const read = line => {
      if (answers?.line.test(line)) {
        answered += 1
        moved = performance.now()
      } else if (line) lines.push(line)
      lines.splice(0, Math.max(0, lines.length - keptLines))
    }
    createInterface({ input: child.stdout }).on('line', read)
    createInterface({ input: child.stderr }).on('line', read)

    const tell = () => {
      const now = performance.now()
      const counted = count()
      if (counted !== done) [done, moved] = [counted, now]
      const far = [`${done} of ${total} ${unit}`, ...(answers ? [`${answered} ${answers.unit}`] : [])]
      say(`  ${far.join(', ')}, ${Math.round((now - began) / 1000)} s`)
    }
    const timer = setInterval(() => {
      tell()
      if (performance.now() - moved < stallMs) return
      stalled = true
      child.kill('SIGKILL')
    }, everyMs)
    const kill = () => void child.kill('SIGKILL')
    process.once('exit', kill)

    const what = `\`${[basename(command), ...args.map(arg => basename(arg))].join(' ')}\``
    const end = outcome => {
      clearInterval(timer)
      process.removeListener('exit', kill)
      if (outcome === 0) {
        tell()
        return resolve()
      }
      const how = stalled
        ? `got no further than ${done} of ${total} ${unit} for ${Math.round(stallMs / 1000)} seconds and was stopped`
        : `ended with ${outcome}`
      reject(new Error([`${what} ${how}`, ...lines].join('\n')))
    }
    child.once('error', error => end(error.message))
    child.once('close', (code, signal) => end(code === 0 ? 0 : (signal ?? `code ${code}`)))
    endTogether(child)
  })
}

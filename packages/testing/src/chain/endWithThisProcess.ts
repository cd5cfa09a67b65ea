import type { ChildProcess } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Leaves no child behind, whether this process exits or is told to. */
export function endWithThisProcess(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL')
  const killAndObey = (signal: NodeJS.Signals) => {
    kill()
    // Listening took the signal's usual effect away; with nobody else listening it is given back.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  process.once('exit', kill)
  for (const signal of signals) process.once(signal, killAndObey)
  child.once('exit', () => {
    process.removeListener('exit', kill)
    for (const signal of signals) process.removeListener(signal, killAndObey)
  })
}

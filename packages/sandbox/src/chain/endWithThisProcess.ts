import type { ChildProcess } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Kills the child when this process exits or receives a signal. */
export function endWithThisProcess(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL')
  const killAndObey = (signal: NodeJS.Signals) => {
    kill()
    // Listening disables the signal's default action; without other listeners it is restored.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  process.once('exit', kill)
  for (const signal of signals) process.once(signal, killAndObey)
  child.once('exit', () => {
    process.removeListener('exit', kill)
    for (const signal of signals) process.removeListener(signal, killAndObey)
  })
}

import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const children = new Set()
let told

function tell(signal) {
  told ??= signal
  // On Ctrl-C the terminal has signalled the children, too.
  if (signal !== 'SIGINT') for (const child of children) child.kill(signal)
}

/**
 * Keeps this process alive as long as the child: signals are forwarded to it and its siblings, and all of them are
 * awaited.
 * @param {import('node:child_process').ChildProcess} child
 */
export function endTogether(child) {
  if (children.size === 0) for (const signal of signals) process.on(signal, tell)
  children.add(child)
  const forget = () => {
    children.delete(child)
    if (children.size > 0) return
    for (const signal of signals) process.removeListener(signal, tell)
    if (told) process.exit(128 + constants.signals[told])
  }
  child.once('close', forget)
  // A child that could not be started may emit nothing else.
  child.once('error', forget)
}

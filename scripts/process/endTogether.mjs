import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const children = new Set()
let told

function tell(signal) {
  told ??= signal
  // Ctrl-C: the terminal has told the children, too.
  if (signal !== 'SIGINT') for (const child of children) child.kill(signal)
}

/**
 * While the child lives, this process does not end without it: told to end, it tells the child, waits for it and for the
 * others like it, and begins nothing more.
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
  // Of a child that could not be started nothing else may be heard.
  child.once('error', forget)
}

import { PorticoError, walletNotLoaded } from '@portico/protocol'
import { describeError } from './describeError.ts'
import type { PortEnd, PortLike, PortMessage } from './PortApi.ts'

export interface StartedWorker {
  readonly port: PortLike & { start(): void }
  end(): void
}

/**
 * The page's end of a worker that is terminated from time to time. The next call starts another worker with the state
 * the last one handed over. Calls that crossed its last message are sent again. If a worker fails before its first
 * message, its calls reject and the next call tries another worker.
 */
export function createRenewingPort<legacy>(
  start: (legacy: legacy | undefined, onFail: () => void) => StartedWorker,
): PortLike {
  const unanswered = new Map<number, PortMessage>()
  const listeners = new Set<(event: MessageEvent) => void>()
  let left: legacy | undefined
  let current: StartedWorker | undefined = begin()

  function begin(): StartedWorker {
    let hasSpoken = false
    const worker = start(left, () => {
      if (!hasSpoken && current === worker) fail(worker)
    })
    worker.port.addEventListener('message', (event: MessageEvent<PortMessage | PortEnd<legacy>>) => {
      hasSpoken = true
      left = undefined
      if ('legacy' in event.data) return renew(worker, event.data.legacy)
      unanswered.delete(event.data.id)
      tell(event)
    })
    worker.port.start()
    return worker
  }

  function renew(worker: StartedWorker, legacy: legacy) {
    worker.end()
    left = legacy
    current = undefined
    for (const message of unanswered.values()) post(message)
  }

  function fail(worker: StartedWorker) {
    worker.end()
    current = undefined
    const error = describeError(new PorticoError(walletNotLoaded))
    const ids = [...unanswered.keys()]
    unanswered.clear()
    for (const id of ids) tell(new MessageEvent('message', { data: { id, error } satisfies PortMessage }))
  }

  function tell(event: MessageEvent) {
    for (const listen of listeners) listen(event)
  }

  function post(message: PortMessage) {
    current ??= begin()
    current.port.postMessage(message)
  }

  return {
    postMessage(message: PortMessage) {
      if ('method' in message) {
        unanswered.set(message.id, message)
        post(message)
      } else {
        unanswered.delete(message.id)
        current?.port.postMessage(message)
      }
    },
    addEventListener: (_, listener) => void listeners.add(listener),
  }
}

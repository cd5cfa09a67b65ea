import type { PortEnd, PortLike, PortMessage } from './PortApi.ts'

export interface StartedWorker {
  readonly port: PortLike & { start(): void }
  end(): void
}

/**
 * The page's end of a worker that wants to be ended from time to time. The next call starts another with what the last
 * one has left; calls that crossed its last message on the way go there as well.
 */
export function createRenewingPort<legacy>(start: (legacy?: legacy) => StartedWorker): PortLike {
  const unanswered = new Map<number, PortMessage>()
  const listeners = new Set<(event: MessageEvent) => void>()
  let left: legacy | undefined
  let current: StartedWorker | undefined = begin()

  function begin(): StartedWorker {
    const worker = start(left)
    left = undefined
    worker.port.addEventListener('message', (event: MessageEvent<PortMessage | PortEnd<legacy>>) => {
      if ('legacy' in event.data) return renew(worker, event.data.legacy)
      unanswered.delete(event.data.id)
      for (const listen of listeners) listen(event)
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

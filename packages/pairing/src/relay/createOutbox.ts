import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { PorticoError, relayUnreachable } from '@portico/protocol'

interface OutboxCall {
  readonly id: string
  readonly text: string
  resolve(result: unknown): void
  reject(error: Error): void
}

interface Outbox {
  add(method: string, params: unknown, milliseconds: number): { call: OutboxCall; result: Promise<unknown> }
  get(id: string): OutboxCall | undefined
  list(): readonly OutboxCall[]
  rejectAll(error: Error): void
}

const most = 50
const countEnd = 1e6

export function createOutbox(environment: Environment): Outbox {
  const calls = new Map<string, OutboxCall>()
  let count = Math.floor(Math.random() * countEnd)

  /** Nineteen digits as a string, because a number would lose precision. Many calls may start within a millisecond. */
  const createCallId = () => {
    count = (count + 1) % countEnd
    return `${environment.now()}${String(count).padStart(6, '0')}`
  }

  return {
    add(method, params, milliseconds) {
      const id = createCallId()
      let timer: Timer
      let settle: Pick<OutboxCall, 'resolve' | 'reject'> | undefined
      const result = new Promise<unknown>((resolve, reject) => {
        settle = { resolve, reject }
      })
      const finish = () => {
        calls.delete(id)
        environment.clearTimeout(timer)
      }
      const call: OutboxCall = {
        id,
        text: JSON.stringify({ id, jsonrpc: '2.0', method, params }),
        resolve(value) {
          finish()
          settle?.resolve(value)
        },
        reject(error) {
          finish()
          settle?.reject(error)
        },
      }
      if (calls.size >= most) {
        call.reject(new PorticoError(relayUnreachable, { detail: 'Too many messages are queued.' }))
      } else {
        calls.set(id, call)
        timer = environment.setTimeout(() => call.reject(new PorticoError(relayUnreachable)), milliseconds)
      }
      return { call, result }
    },
    get: id => calls.get(id),
    list: () => [...calls.values()],
    rejectAll(error) {
      for (const call of [...calls.values()]) call.reject(error)
    },
  }
}

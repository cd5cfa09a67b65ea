import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { PorticoError, relayUnreachable } from '@portico/protocol'
import { fromFailure, type RelayCall, type TabMessage } from './TabMessage.js'

interface OpenCall {
  readonly call: RelayCall
  readonly timer: Timer
  resolve(result: unknown): void
  reject(error: unknown): void
}

interface FollowerCalls {
  add(call: RelayCall): Promise<unknown>
  take(reply: Extract<TabMessage, { type: 'reply' }>): void
  resolve(id: number, result: unknown): void
  reject(id: number, error: unknown): void
  repeat(): void
  rejectAll(): void
  readonly size: number
}

const usualTime = 60_000

export function createFollowerCalls(
  environment: Environment,
  send: (id: number, call: RelayCall) => void,
): FollowerCalls {
  const open = new Map<number, OpenCall>()
  let count = 0

  const finish = (id: number) => {
    const call = open.get(id)
    open.delete(id)
    if (call) environment.clearTimeout(call.timer)
    return call
  }
  const reject = (id: number, error: unknown) => finish(id)?.reject(error)
  const resolve = (id: number, result: unknown) => finish(id)?.resolve(result)

  return {
    add(call) {
      count += 1
      const id = count
      const time = call.name === 'publish' ? call.publication.ttl * 1000 : usualTime
      const timer = environment.setTimeout(() => reject(id, new PorticoError(relayUnreachable)), time)
      const result = new Promise<unknown>((settle, fail) => {
        open.set(id, { call, timer, resolve: settle, reject: fail })
      })
      send(id, call)
      return result
    },
    take({ id, result, failure }) {
      if (failure) reject(id, fromFailure(failure))
      else resolve(id, result)
    },
    resolve,
    reject,
    repeat() {
      for (const [id, { call }] of [...open]) send(id, call)
    },
    rejectAll() {
      for (const id of [...open.keys()]) reject(id, new PorticoError(relayUnreachable))
    },
    get size() {
      return open.size
    },
  }
}

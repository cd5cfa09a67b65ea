import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import {
  createMessageId,
  type FrameRequestInput,
  type FrameRequestName,
  type FrameSuccess,
  frameLimits,
} from '@portico/protocol/frame'

export interface OpenRequest {
  readonly id: string
  readonly name: FrameRequestName
  readonly payload: unknown
  readonly over: AbortSignal
  resolve(value: unknown): void
  reject(error: unknown): void
  /** Calls `onLate` if it has not settled by then. The callback must settle it. */
  limit(milliseconds: number, onLate: () => void): void
}

interface OpenRequests {
  isFull(): boolean
  add<name extends FrameRequestName>(
    name: name,
    payload: FrameRequestInput<name>,
  ): { readonly request: OpenRequest; readonly answer: Promise<FrameSuccess<name>> }
  get(id: string): OpenRequest | undefined
  list(): readonly OpenRequest[]
}

export function createOpenRequests(
  environment: Pick<Environment, 'setTimeout' | 'clearTimeout'>,
): OpenRequests {
  const pending = new Map<string, OpenRequest>()

  function add<name extends FrameRequestName>(name: name, payload: FrameRequestInput<name>) {
    const id = createMessageId()
    const over = new AbortController()
    let timer: Timer
    const settle = (act: () => void) => {
      if (!pending.delete(id)) return
      over.abort()
      environment.clearTimeout(timer)
      act()
    }
    let resolve: (value: FrameSuccess<name>) => void = () => undefined
    let reject: (error: unknown) => void = () => undefined
    const answer = new Promise<FrameSuccess<name>>((...given) => {
      ;[resolve, reject] = given
    })
    const request: OpenRequest = {
      id,
      name,
      payload,
      over: over.signal,
      // Validated by the schema of this name.
      resolve: value => settle(() => resolve(value as FrameSuccess<name>)),
      reject: error => settle(() => reject(error)),
      limit(milliseconds, onLate) {
        timer = environment.setTimeout(onLate, milliseconds)
      },
    }
    pending.set(id, request)
    return { request, answer }
  }

  return {
    isFull: () => pending.size >= frameLimits.inFlight,
    add,
    get: id => pending.get(id),
    list: () => [...pending.values()],
  }
}

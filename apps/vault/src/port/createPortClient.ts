import { PorticoError } from '@portico/protocol'
import { getAbortError } from './describeError.ts'
import type { PortApi, PortClient, PortError, PortLike, PortMessage } from './PortApi.ts'

export function createPortClient<api extends PortApi<api>>(port: PortLike): PortClient<api> {
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: unknown): void }>()
  let last = 0

  port.addEventListener('message', ({ data }: MessageEvent<PortMessage>) => {
    const call = pending.get(data.id)
    if (!call || !('value' in data || 'error' in data)) return
    pending.delete(data.id)
    if ('value' in data) call.resolve(data.value)
    else call.reject(restoreError(data.error))
  })

  const call = (method: string, input: unknown, signal?: AbortSignal) =>
    new Promise<unknown>((resolve, reject) => {
      if (signal?.aborted) return reject(getAbortError(signal))
      const id = ++last
      pending.set(id, { resolve, reject })
      signal?.addEventListener('abort', () => {
        if (!pending.delete(id)) return
        port.postMessage({ id, abort: true } satisfies PortMessage)
        reject(getAbortError(signal))
      })
      port.postMessage({ id, method, input } satisfies PortMessage)
    })

  return new Proxy(
    {},
    { get: (_, method: string) => (input: unknown, signal?: AbortSignal) => call(method, input, signal) },
  ) as PortClient<api>
}

const restoreError = ({ rpcCode, ...error }: PortError) =>
  new PorticoError({ ...error, surface: 'view', ...(rpcCode !== undefined && { rpcCode }) })

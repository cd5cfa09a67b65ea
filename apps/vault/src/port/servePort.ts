import { internalError, PorticoError } from '@portico/protocol'
import { describeError } from './describeError.ts'
import type { PortApi, PortLike, PortMessage } from './PortApi.ts'

export interface ServedPort {
  isIdle(): boolean
  stop(): void
}

/** @param onIdle called whenever no call is left */
export function servePort<api extends PortApi<api>>(
  port: PortLike,
  api: api,
  onIdle: () => void = () => {},
): ServedPort {
  let isStopped = false
  const running = new Map<number, AbortController>()
  const methods = new Map<string, (input: unknown, signal: AbortSignal) => Promise<unknown>>(
    Object.entries(api),
  )

  async function answer(id: number, method: string, input: unknown) {
    const controller = new AbortController()
    running.set(id, controller)
    try {
      const act = methods.get(method)
      if (!act) throw new PorticoError(internalError)
      port.postMessage({ id, value: await act(input, controller.signal) } satisfies PortMessage)
    } catch (error) {
      port.postMessage({ id, error: describeError(error) } satisfies PortMessage)
    } finally {
      running.delete(id)
      if (running.size === 0) onIdle()
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<PortMessage>) => {
    if (isStopped) return
    if ('abort' in data) running.get(data.id)?.abort(new PorticoError(internalError))
    else if ('method' in data) void answer(data.id, data.method, data.input)
  })

  return {
    isIdle: () => running.size === 0,
    stop() {
      isStopped = true
    },
  }
}

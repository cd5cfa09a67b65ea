import { type Portico, watchEvents } from '@portico/core'
import type { EventsState } from '@portico/core/internal'
import { createRpcLog, type RpcLog } from './createRpcLog.js'
import { watchNodes } from './watchNodes.js'
import { watchWallets } from './watchWallets.js'

const kept = 200

export interface Recorder {
  readonly rpc: RpcLog
  readonly events: {
    get(): readonly EventsState[]
    subscribe(listener: () => void): () => void
  }
  stop(): void
}

export function createRecorder(portico: Portico): Recorder {
  const listeners = new Set<() => void>()
  let events: readonly EventsState[] = []
  const rpc = createRpcLog(portico.environment.now)
  const stops = [
    watchWallets(portico, rpc),
    watchNodes(portico, rpc),
    watchEvents(portico, {
      onChange(event) {
        events = [...events, event].slice(-kept)
        for (const listener of listeners) listener()
      },
    }),
  ]
  return {
    rpc,
    events: {
      get: () => events,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

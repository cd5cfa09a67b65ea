import { type Portico, watchEvents } from '@portico/core'
import type { EventsState } from '@portico/core/internal'
import { type Cell, createCell } from '../state/createCell.js'
import { createRpcLog, kept, type RpcLog, watchNodes, watchWallets } from './watchRpc.js'

export interface Recorder {
  readonly rpc: RpcLog
  readonly events: Pick<Cell<readonly EventsState[]>, 'get' | 'subscribe'>
  readonly stop: () => void
}

export function createRecorder(portico: Portico): Recorder {
  const events = createCell<readonly EventsState[]>([])
  const rpc = createRpcLog(portico.environment.now)
  const stops = [
    watchWallets(portico, rpc),
    watchNodes(portico, rpc),
    watchEvents(portico, { onChange: event => events.set([...events.get(), event].slice(-kept)) }),
  ]
  return {
    rpc,
    events,
    stop() {
      for (const stop of stops) stop()
    },
  }
}

import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import type { PorticoError } from '@portico/protocol'
import { frameTiming } from '@portico/protocol/frame'
import type { Frame } from './createFrameOpener.js'

export interface Life {
  frame?: Frame
  port?: MessagePort
  readonly ready: Promise<void>
  settle(error?: PorticoError): void
  isReady: boolean
  heard: number
  said: number
  timer: Timer
}

export function createLife(environment: Pick<Environment, 'setTimeout'>, onLate: () => void): Life {
  let settle: Life['settle'] = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    settle = error => (error ? reject(error) : resolve())
  })
  ready.catch(() => undefined) // reported by every request that awaits it
  const timer = environment.setTimeout(onLate, frameTiming.load)
  return { ready, settle, isReady: false, heard: -1, said: 0, timer }
}

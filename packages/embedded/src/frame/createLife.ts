import type { Environment, Timer } from '@portico/core'
import type { PorticoError } from '@portico/protocol'
import { frameTiming } from '@portico/protocol/frame'
import type { Frame } from './Frame.js'

/** One frame from its first load until it is given up. */
export interface Life {
  frame?: Frame
  port?: MessagePort
  readonly ready: Promise<void>
  settle(error?: PorticoError): void
  isReady: boolean
  /** The number of the last message that came. */
  heard: number
  /** How many were sent. */
  said: number
  timer: Timer
}

/** @param onLate the vault has not said in time that it is ready */
export function createLife(environment: Pick<Environment, 'setTimeout'>, onLate: () => void): Life {
  let settle: Life['settle'] = () => undefined
  const ready = new Promise<void>((resolve, reject) => {
    settle = error => (error ? reject(error) : resolve())
  })
  ready.catch(() => undefined) // told to every request that waits for it
  const timer = environment.setTimeout(onLate, frameTiming.load)
  return { ready, settle, isReady: false, heard: -1, said: 0, timer }
}

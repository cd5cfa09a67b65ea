import type { Emitter } from '../evmWallet/createEmitter.js'

/** `standard:events`. */
export function createStandardEvents({ on, removeListener }: Emitter) {
  return {
    version: '1.0.0',
    on(event: string, listener: (payload: unknown) => void) {
      on(event, listener)
      return () => removeListener(event, listener)
    },
  }
}

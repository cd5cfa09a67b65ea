import type { Environment } from '@portico/core'
import type { SocketConstructor } from './Socket.js'

/** The page's own, or one that fails when it is used: a server can hold a client without ever connecting. */
export function findWebSocket({ page }: Pick<Environment, 'page'>): SocketConstructor {
  const found = page?.WebSocket
  if (typeof found === 'function') return found as SocketConstructor // what every browser has under this name
  return class {
    constructor() {
      throw new TypeError('There is no WebSocket here: pass one in the "WebSocket" option.')
    }
  } as unknown as SocketConstructor // never comes to live: its constructor throws
}

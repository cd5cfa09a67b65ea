import type { Environment } from '@portico/core'

export interface SocketLike {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(code?: number, reason?: string): void
}

export type SocketConstructor = new (url: string) => SocketLike

/** The page's WebSocket, or one that throws when used: a server may create a client without connecting. */
export function findWebSocket({ page }: Pick<Environment, 'page'>): SocketConstructor {
  const found = page?.WebSocket
  if (typeof found === 'function') return found as SocketConstructor // the browser's own class
  return class {
    constructor() {
      throw new TypeError('This environment has no WebSocket. Pass one in the "WebSocket" option.')
    }
  } as unknown as SocketConstructor // never instantiated: the constructor throws
}

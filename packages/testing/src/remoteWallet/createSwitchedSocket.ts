import type { SocketConstructor, SocketLike } from '@portico/pairing/wallet'

export interface SwitchedSocket {
  readonly WebSocket: SocketConstructor
  /** Cuts the network: the open socket ends silently, and new ones do not open. */
  cut(): void
  mend(): void
}

type CloseListener = (event: { code: number; reason: string }) => void

/** A socket whose network can fail. */
export function createSwitchedSocket(Base: SocketConstructor): SwitchedSocket {
  let isCut = false
  let current: SocketLike | undefined

  function connect(url: string): SocketLike {
    current = isCut ? createDeadSocket() : new Base(url)
    return current
  }

  return {
    // A function that returns an object works with `new`; only the types want a class.
    WebSocket: function SwitchedWebSocket(url: string) {
      return connect(url)
    } as unknown as SocketConstructor,
    cut() {
      isCut = true
      end(current)
      current = undefined
    },
    mend() {
      isCut = false
    },
  }
}

function createDeadSocket(): SocketLike {
  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send() {},
    close() {},
  }
  queueMicrotask(() => end(socket))
  return socket
}

function end(socket: SocketLike | undefined): void {
  // The listener expects a socket event.
  const listener = socket?.onclose as CloseListener | null | undefined
  listener?.({ code: 1006, reason: '' })
}

import { isOriginAllowed } from '@portico/protocol'
import { parseFrameInit } from '@portico/protocol/frame'

/** Why the vault does not talk to the page around it. */
export type HostRefusal = 'top-level' | 'nested' | 'origin'

export interface AcceptHostOptions {
  readonly window: Window
  readonly allowedOrigins: readonly string[]
  /** The one port, and the page that gave it by the browser's word. */
  readonly onAccept: (port: MessagePort, origin: string) => void
  readonly onRefuse: (refusal: HostRefusal) => void
}

/**
 * Waits for the page around the vault to hand over a port. Exactly one is taken, from the parent, which must be the
 * tab's own page and on the list; afterwards nothing listens on the window any more.
 */
export function acceptHost({ window, allowedOrigins, onAccept, onRefuse }: AcceptHostOptions): void {
  if (window.parent !== window.top || window.parent === window) {
    // Two frames deep nobody can tell who is around the site.
    onRefuse(window.parent === window ? 'top-level' : 'nested')
    return
  }

  function listen({ source, origin, data, ports }: MessageEvent) {
    const [port] = ports
    if (source !== window.parent || !parseFrameInit(data) || !port || ports.length !== 1) {
      for (const stray of ports) stray.close()
      return
    }
    if (!isOriginAllowed(origin, allowedOrigins)) {
      port.close()
      onRefuse('origin')
      return
    }
    window.removeEventListener('message', listen)
    onAccept(port, origin)
  }
  window.addEventListener('message', listen)
}

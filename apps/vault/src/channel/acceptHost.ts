import { isOriginAllowed } from '@portico/protocol'
import { parseFrameInit } from '@portico/protocol/frame'

export type HostRefusal = 'top-level' | 'nested' | 'origin'

interface AcceptHostOptions {
  readonly window: Window
  readonly allowedOrigins: readonly string[]
  readonly onAccept: (port: MessagePort, origin: string) => void
  readonly onRefuse: (refusal: HostRefusal) => void
}

/** Accepts exactly one port, from the parent, which must be the top-level page and on the allowlist. */
export function acceptHost({ window, allowedOrigins, onAccept, onRefuse }: AcceptHostOptions): void {
  if (window.parent !== window.top || window.parent === window) {
    // In a nested frame the vault cannot tell which page embeds the site.
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

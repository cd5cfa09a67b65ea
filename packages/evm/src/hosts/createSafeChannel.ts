import { type Page, readProperty } from '@portico/core/adapter'
import { PorticoError, walletFailed } from '@portico/protocol'

export interface SafeChannel {
  request(method: string, params?: unknown): Promise<unknown>
  close(): void
}

interface Parent {
  postMessage(message: unknown, targetOrigin: string): void
}

interface Pending {
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** The version of the Safe Apps protocol, which hosts read from each message. */
const protocolVersion = '9.1.0'

/** Requests to the Safe that embeds the page, over the Safe Apps protocol. Other origins neither receive nor answer. */
export function createSafeChannel({
  page,
  origin,
}: {
  readonly page: Page
  readonly origin: string
}): SafeChannel {
  const parent = page.parent as unknown as Parent // the window that embeds this one
  const pending = new Map<string, Pending>()

  const onMessage = (event: Event) => {
    if (readProperty(event, 'source') !== parent || readProperty(event, 'origin') !== origin) return
    const data = readProperty(event, 'data')
    const id = readProperty(data, 'id')
    const asked = typeof id === 'string' ? pending.get(id) : undefined
    if (!asked) return
    pending.delete(String(id))
    if (readProperty(data, 'success') === true) asked.resolve(readProperty(data, 'data'))
    // Hosts only send a text, which tells a rejection from a failure.
    else asked.reject(new Error(String(readProperty(data, 'error') ?? 'The Safe gave no reason.')))
  }
  page.addEventListener('message', onMessage)

  return {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = crypto.randomUUID()
        pending.set(id, { resolve, reject })
        parent.postMessage({ id, method, params, env: { sdkVersion: protocolVersion } }, origin)
      }),
    close() {
      page.removeEventListener('message', onMessage)
      for (const { reject } of pending.values()) reject(new PorticoError(walletFailed))
      pending.clear()
    },
  }
}

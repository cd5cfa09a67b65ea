import { createServer, type RequestListener, type Server } from 'node:http'
import { toError } from '../toError.js'

const silentTime = 30_000

export interface HttpServerOptions {
  load(): Promise<RequestListener>
  /** Called when the code could not be loaded for a request; the next request retries. */
  onError?: ((error: Error) => void) | undefined
}

/** Listens before the request handler is loaded; early requests wait for it. */
export function createHttpServer({ load, onError }: HttpServerOptions): Server & { warm(): Promise<void> } {
  let listener: RequestListener | undefined
  let loading: Promise<RequestListener> | undefined

  async function loadOnce() {
    loading ??= load()
    try {
      listener = await loading
      return listener
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }
  const server = createServer((request, response) => {
    if (listener) return void listener(request, response)
    loadOnce().then(
      loaded => loaded(request, response),
      (cause: unknown) => {
        onError?.(toError(cause))
        response.writeHead(503).end()
      },
    )
  })
  // Closes connections that neither send nor read; WebSockets have their own timeouts.
  server.setTimeout(silentTime)
  return Object.assign(server, { warm: async () => void (await loadOnce()) })
}

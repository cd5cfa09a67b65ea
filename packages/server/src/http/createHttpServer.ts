import { createServer, type RequestListener, type Server } from 'node:http'

/** A server that can listen before the code that answers its requests is loaded; early requests wait for it. */
export function createHttpServer(load: () => Promise<RequestListener>): Server & { warm(): void } {
  let listener: RequestListener | undefined
  let loading: Promise<RequestListener> | undefined

  const warm = () => {
    loading ??= load().then(loaded => {
      listener = loaded
      return loaded
    })
    return loading
  }
  const server = createServer((request, response) => {
    if (listener) return void listener(request, response)
    warm().then(
      loaded => loaded(request, response),
      () => response.writeHead(503).end(),
    )
  })
  return Object.assign(server, { warm: () => void warm().catch(() => {}) })
}

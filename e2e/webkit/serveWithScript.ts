import { once } from 'node:events'
import { createServer } from 'node:http'

/** A proxy that injects a script before the pages' own: this browser has no init scripts. */
export async function serveWithScript(origin: string, script: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(body)
    response.end(body.toString().replace('<head>', () => `<head><script>${script}</script>`))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

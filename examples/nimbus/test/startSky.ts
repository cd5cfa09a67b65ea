import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node of Nimbus: everybody has something, and what was sent is there. */
export async function startSky() {
  const drops = new Set<string>()
  const methods: Readonly<Record<string, (params: readonly string[]) => unknown>> = {
    nimbus_getBalance: () => '12',
    nimbus_rain([drop = '']) {
      drops.add(drop)
      return drop
    },
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { id, method, params } = JSON.parse(body)
    const result = methods[method]?.(params)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    hasDrop: (drop: string) => drops.has(drop),
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}

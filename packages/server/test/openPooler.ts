import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const words = ['SFATAL', 'C08P01', 'Munsupported startup parameter: plan_cache_mode', '']

/** Stands before a PostgreSQL and refuses, as poolers do, connections that come with a setting. */
export async function openPooler(port: number) {
  const sent: Buffer[] = []
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.on('data', data => sent.push(data))
    socket.once('data', first => {
      if (!first.includes('plan_cache_mode')) {
        const inner = connect(port, '127.0.0.1').on('error', () => socket.destroy())
        inner.write(first)
        return void socket.pipe(inner).pipe(socket)
      }
      const body = Buffer.from(`${words.join('\0')}\0`)
      const head = Buffer.alloc(5)
      head.write('E')
      head.writeInt32BE(body.length + 4, 1)
      socket.end(Buffer.concat([head, body]))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP, the address is never a pipe's name.
  const { port: openPort } = server.address() as AddressInfo
  return { port: openPort, sent, close: () => void server.close() }
}

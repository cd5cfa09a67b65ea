import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A port in front of several servers, as a load balancer is: connections go to them in turn, or where they are accepted. */
export async function openTcpSwitch(getPorts: () => readonly number[]) {
  let count = 0
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    const ports = getPorts()
    const first = count++ % ports.length
    forward(socket, [...ports.slice(first), ...ports.slice(0, first)])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP, the address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function forward(socket: Socket, [port, ...others]: readonly number[]) {
  if (port === undefined) return socket.destroy()
  const target = connect(port, '127.0.0.1')
  target.once('error', () => forward(socket, others))
  target.once('connect', () => {
    target.removeAllListeners('error')
    target.on('error', () => {})
    target.once('close', () => socket.destroy())
    socket.pipe(target).pipe(socket)
  })
  socket.once('close', () => target.destroy())
}

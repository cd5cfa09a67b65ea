import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/**
 * A port in front of several servers, like a load balancer: connections go to them in turn, or where they are
 * accepted.
 * @param {() => readonly number[]} getPorts
 * @param {number} [port] default: a free port
 */
export async function openTcpSwitch(getPorts, port = 0) {
  let count = 0
  const open = new Set()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    const ports = getPorts()
    const first = count++ % ports.length
    forward(socket, [...ports.slice(first), ...ports.slice(0, first)])
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function forward(socket, [port, ...others]) {
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

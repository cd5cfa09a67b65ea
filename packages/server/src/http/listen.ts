import { once } from 'node:events'
import type { Server } from 'node:http'
import { ServerFailure } from '../ServerFailure.js'

/** Opens a port (0 for a free one) and returns `host:port` for a URL. `variable` is named in errors. */
export async function listen(server: Server, host: string, port: number, variable = 'PORT'): Promise<string> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException // sockets fail with system errors
    if (code === 'EADDRINUSE') {
      throw new ServerFailure(
        `Port ${port} on ${host} is in use. Stop what uses it, or choose another with ${variable}.`,
      )
    }
    if (code === 'EACCES')
      throw new ServerFailure(`This user may not open port ${port}. Choose one above 1023 with ${variable}.`)
    throw new ServerFailure(`The server cannot listen on ${host}:${port}: ${message}`, { cause })
  }
  const address = server.address()
  const openPort = typeof address === 'object' && address ? address.port : port
  return `${host.includes(':') ? `[${host}]` : host}:${openPort}`
}

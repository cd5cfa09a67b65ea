import { readAddress } from './readAddress.js'
import type { ServerEnv } from './ServerContext.js'

interface CallerContext {
  readonly env?: ServerEnv['Bindings']
  readonly req: { header(name: string): string | undefined }
}

export function readCaller({ env, req }: CallerContext, trustProxy: boolean): string {
  const source = {
    remoteAddress: env?.incoming?.socket.remoteAddress,
    forwarded: req.header('X-Forwarded-For'),
  }
  return readAddress(source, trustProxy).key
}

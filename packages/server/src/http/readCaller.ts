import { readAddress } from './readAddress.js'
import type { ServerEnv } from './ServerContext.js'

/** As much of a request's context as says where it comes from. */
interface CallerContext {
  readonly env?: ServerEnv['Bindings']
  readonly req: { header(name: string): string | undefined }
}

/** By what the requests of one caller are counted together. */
export function readCaller({ env, req }: CallerContext, trustProxy: boolean): string {
  const source = {
    remoteAddress: env?.incoming?.socket.remoteAddress,
    forwarded: req.header('X-Forwarded-For'),
  }
  return readAddress(source, trustProxy).key
}

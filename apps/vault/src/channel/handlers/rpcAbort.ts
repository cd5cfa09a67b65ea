import type { Handler } from '../Handler.ts'

export const rpcAbort: Handler<'RPC_ABORT'> = async (payload, { abort }) => {
  abort(payload?.request)
  return undefined
}

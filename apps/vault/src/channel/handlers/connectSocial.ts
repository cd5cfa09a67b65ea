import { loginChanged, PorticoError } from '@portico/protocol'
import type { Handler } from '../Handler.ts'
import { connectDevice } from './connectDevice.ts'
import { getUser } from './getUser.ts'

/** Answers when the person is back from the provider and the wallet is open: what else that takes is asked in the frame. */
export const connectSocial: Handler<'CONNECT_SOCIAL'> = async ({ uri, ...payload }, context, signal) => {
  const { keeper, circumstances, awaitTicket } = context
  const before = await keeper.getAccount()
  try {
    const ticket = await awaitTicket(uri, signal)
    const need = await keeper.finishSocial({ uri, ticket }, signal)
    if (need.kind !== 'none') await connectDevice(undefined, context, signal)
  } finally {
    const after = await keeper.getAccount()
    if (before?.session !== after?.session) circumstances.change(new PorticoError(loginChanged))
  }
  const user = await getUser(payload, context, signal)
  const userName = (await keeper.getAccount())?.name
  return { ...user, ...(userName !== undefined && { userName }) }
}

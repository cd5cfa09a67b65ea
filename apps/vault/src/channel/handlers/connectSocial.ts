import type { Handler } from '../Handler.ts'
import { connectDevice } from './connectDevice.ts'
import { getUser } from './getUser.ts'
import { withLoginChange } from './withLoginChange.ts'

/**
 * Resolves once the visitor has returned from the provider and the wallet is open. Further steps are shown in
 * the frame.
 */
export const connectSocial: Handler<'CONNECT_SOCIAL'> = async ({ uri, ...payload }, context, signal) => {
  const { keeper, awaitTicket } = context
  await withLoginChange(context, async () => {
    const ticket = await awaitTicket(uri, signal)
    const need = await keeper.finishSocial({ uri, ticket }, signal)
    if (need.kind !== 'none') await connectDevice(undefined, context, signal)
  })
  const user = await getUser(payload, context, signal)
  const userName = (await keeper.getAccount())?.name
  return { ...user, ...(userName !== undefined && { userName }) }
}

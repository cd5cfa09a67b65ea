import type { Handler } from '../Handler.ts'
import { connectDevice } from './connectDevice.ts'
import { withLoginChange } from './withLoginChange.ts'

/**
 * Resolves once the visitor has approved in the app and the wallet is open. Further steps are shown in the
 * frame.
 */
export const connectFarcaster: Handler<'CONNECT_FARCASTER'> = async (_, context, signal) => {
  const { keeper, noteReturn } = context
  await withLoginChange(context, async () => {
    await keeper.watchFarcaster(undefined, signal)
    noteReturn()
    const need = await keeper.enterByFarcaster()
    if (need.kind !== 'none') await connectDevice(undefined, context, signal)
  })
  return { userName: (await keeper.getAccount())?.name ?? 'Farcaster' }
}

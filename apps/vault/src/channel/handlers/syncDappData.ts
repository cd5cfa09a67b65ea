import type { Handler } from '../Handler.ts'

/** What the page says about itself; shown beside its address, never instead of it. */
export const syncDappData: Handler<'SYNC_DAPP_DATA'> = async (dapp, { state }) => {
  state.dapp = dapp
  return undefined
}

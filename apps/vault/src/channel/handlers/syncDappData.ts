import type { Handler } from '../Handler.ts'

/** What the page says about itself; shown beside its address, never instead of it. One card has one language. */
export const syncDappData: Handler<'SYNC_DAPP_DATA'> = async (dapp, { state, setLanguage }) => {
  state.dapp = dapp
  if (dapp.language) setLanguage(dapp.language)
  return undefined
}

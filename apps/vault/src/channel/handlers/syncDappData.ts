import { PorticoError, siteChanged } from '@portico/protocol'
import type { DappData } from '@portico/protocol/frame'
import type { Handler } from '../Handler.ts'

/** What stands in a question. */
const namesOf = (dapp: DappData | undefined) => JSON.stringify([dapp?.projectId, dapp?.metadata?.name])

/** What the page says about itself; shown beside its address, never instead of it. One card has one language. */
export const syncDappData: Handler<'SYNC_DAPP_DATA'> = async (
  dapp,
  { state, circumstances, setLanguage },
) => {
  const isOther = state.dapp !== undefined && namesOf(state.dapp) !== namesOf(dapp)
  state.dapp = dapp
  if (isOther) circumstances.change(new PorticoError(siteChanged))
  if (dapp.language) await setLanguage(dapp.language)
  return undefined
}

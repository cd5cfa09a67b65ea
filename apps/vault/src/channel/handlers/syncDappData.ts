import { PorticoError, siteChanged } from '@portico/protocol'
import type { DappData } from '@portico/protocol/frame'
import type { Handler } from '../Handler.ts'

/** The parts of the site's metadata that appear in questions. */
const namesOf = (dapp: DappData | undefined) => JSON.stringify([dapp?.projectId, dapp?.metadata?.name])

/** Stores the site's own metadata, which is shown beside its origin and never instead of it. */
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

import { dataPaths, type SupportedChains } from '@portico/protocol/data'
import type { App } from '../../http/ServerContext.js'
import type { DataService } from '../createDataService.js'

/** GET /v1/supported-chains: empty without nodes. Includes the name zone if names can be registered. */
export function addSupportedChainsRoute(app: App, data: DataService | undefined) {
  const http = [...(data?.chains.keys() ?? [])]
  const nameZone = data?.registrar?.zone
  app.get(dataPaths.supportedChains, c => c.json<SupportedChains>({ http, ws: [], nameZone }))
}

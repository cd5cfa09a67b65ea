import { dataPaths, type SupportedChains } from '@portico/protocol/data'
import type { App } from '../../http/ServerContext.js'
import type { DataService } from '../createDataService.js'

/** GET /v1/supported-chains: none where no nodes are configured. With what names end, where some can be registered. */
export function addSupportedChainsRoute(app: App, data: DataService | undefined) {
  const http = [...(data?.chains.keys() ?? [])]
  const nameZone = data?.registrar?.zone
  app.get(dataPaths.supportedChains, c => c.json<SupportedChains>({ http, ws: [], nameZone }))
}

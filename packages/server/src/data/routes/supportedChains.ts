import { dataPaths, type SupportedChains } from '@portico/protocol/data'
import type { App } from '../../http/ServerContext.js'
import type { DataService } from '../createDataService.js'

/** GET /v1/supported-chains: none where no nodes are configured. */
export function addSupportedChainsRoute(app: App, data: DataService | undefined) {
  const http = [...(data?.chains.keys() ?? [])]
  app.get(dataPaths.supportedChains, c => c.json<SupportedChains>({ http, ws: [] }))
}

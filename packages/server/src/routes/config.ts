import { type RemoteConfig, remoteFeatureIds, servicePaths } from '@portico/protocol'
import type { DataService } from '../data/createDataService.js'
import type { App } from '../http/ServerContext.js'

/**
 * GET /appkit/v1/config: the features that the project's owner decides for every page. Those that this server is not
 * configured to serve are off, whatever the owner or the page says.
 */
export function addConfigRoute(app: App, data: DataService | undefined) {
  const chains = [...(data?.chains.values() ?? [])]
  const isServed: Readonly<Record<string, boolean>> = {
    [remoteFeatureIds.swaps]: chains.some(({ swaps }) => swaps),
    [remoteFeatureIds.onramp]: data?.onRamp !== undefined,
    [remoteFeatureIds.activity]: chains.some(({ history }) => history),
  }
  app.get(servicePaths.config, c =>
    c.json<RemoteConfig>({
      features: c.var.project.features.map(feature =>
        isServed[feature.id] === false ? { id: feature.id, isEnabled: false, config: [] } : feature,
      ),
    }),
  )
}

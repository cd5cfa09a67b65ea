import { type RemoteConfig, type RemoteFeature, remoteFeatureIds, servicePaths } from '@portico/protocol'
import type { DataService } from '../data/createDataService.js'
import type { App } from '../http/ServerContext.js'

/**
 * GET /appkit/v1/config: the features set by the project's owner. Of the others, those this server can serve are left
 * to the page, and the rest are off.
 */
export function addConfigRoute(app: App, data: DataService | undefined) {
  const chains = [...(data?.chains.values() ?? [])]
  const isServed: Readonly<Record<string, boolean>> = {
    [remoteFeatureIds.swaps]: chains.some(({ swaps }) => swaps),
    [remoteFeatureIds.onramp]: data?.onRamp !== undefined,
    [remoteFeatureIds.activity]: chains.some(({ history }) => history),
  }
  const defaults = [...new Set(Object.values(remoteFeatureIds))].map((id): RemoteFeature => {
    const isEnabled = isServed[id] ?? true
    return { id, isEnabled, config: isEnabled ? null : [] }
  })
  app.get(servicePaths.config, c => {
    const { features } = c.var.project
    const rest = defaults.filter(({ id }) => !features.some(feature => feature.id === id))
    return c.json<RemoteConfig>({ features: [...features, ...rest] })
  })
}

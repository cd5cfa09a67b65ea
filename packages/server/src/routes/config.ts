import { type RemoteConfig, servicePaths } from '@portico/protocol'
import type { App } from '../http/ServerContext.js'

/** GET /appkit/v1/config: the features that the project's owner decides for every page. */
export function addConfigRoute(app: App) {
  app.get(servicePaths.config, c => c.json<RemoteConfig>({ features: c.var.project.features }))
}

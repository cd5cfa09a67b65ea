import { type AnalyticsConfig, servicePaths } from '@portico/protocol'
import type { App } from '../http/ServerContext.js'

export function addAnalyticsConfigRoute(app: App) {
  app.get(servicePaths.analyticsConfig, c =>
    c.json<AnalyticsConfig>({ isAnalyticsEnabled: c.var.project.analyticsEnabled }),
  )
}

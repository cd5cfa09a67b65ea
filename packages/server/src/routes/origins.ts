import { type AllowedOrigins, servicePaths } from '@portico/protocol'
import type { App } from '../http/ServerContext.js'

export function addOriginsRoute(app: App) {
  app.get(servicePaths.origins, c => c.json<AllowedOrigins>({ allowedOrigins: c.var.project.allowedOrigins }))
}

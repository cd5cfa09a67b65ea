import { escrowPaths } from '@portico/protocol/auth'
import { AuthRefusal } from '../auth/AuthRefusal.js'
import { createServiceApp, type ServiceAppOptions } from '../auth/serviceApp.js'
import { type Readiness, readyPath } from '../http/createReadiness.js'
import type { EscrowApp, EscrowContext, EscrowEnv } from './EscrowContext.js'
import { addApprovalPage } from './routes/approvalPage.js'
import { addApprovalRoutes } from './routes/approvals.js'
import { addKeyRoutes } from './routes/keys.js'

type EscrowAppOptions = Omit<ServiceAppOptions, 'trustProxy' | 'onError'> & {
  readiness?: Readiness | undefined
}

export function createEscrowApp(context: EscrowContext, options: EscrowAppOptions): EscrowApp {
  const paths = Object.values(escrowPaths)
  const app = createServiceApp<EscrowEnv>({ ...context, ...options }, paths, [escrowPaths.key])
  addKeyRoutes(app, context)
  addApprovalRoutes(app, context)
  addApprovalPage(app, context)
  app.get('/health', async c => {
    await context.database`select 1`
    return c.json({ status: 'ok' })
  })
  app.get(readyPath, async c => {
    if (options.readiness?.isLeaving) throw new AuthRefusal('unavailable')
    await context.database`select 1`
    return c.json({ status: 'ok' })
  })
  return app
}

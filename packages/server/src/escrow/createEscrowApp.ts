import { escrowPaths } from '@portico/protocol/auth'
import { Hono } from 'hono'
import { AuthRefusal } from '../auth/AuthRefusal.js'
import { type ProofOptions, requireProof } from '../auth/requireProof.js'
import { allowVault, answerRefusal, limitBody, protectAnswers } from '../auth/serviceApp.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import { type Readiness, readyPath } from '../http/createReadiness.js'
import { limitRate } from '../http/limitRate.js'
import { defaultRequestTimeout, limitTime } from '../http/limitTime.js'
import { type OnRequest, observeRequests } from '../http/observeRequests.js'
import { requireJson } from '../http/readRequest.js'
import type { Tracer } from '../tracing/createTracer.js'
import type { EscrowApp, EscrowContext, EscrowEnv } from './EscrowContext.js'
import { addApprovalPage } from './routes/approvalPage.js'
import { addOpenApprovalRoute, addReadApprovalRoute, addStartApprovalRoute } from './routes/approvals.js'
import {
  addConfirmEscrowRoute,
  addEscrowKeyRoute,
  addReleaseEscrowRoute,
  addStoreEscrowRoute,
} from './routes/keys.js'

export interface EscrowAppOptions {
  vaultOrigin: string
  proof: ProofOptions
  rateLimit: RateLimit
  onRequest?: OnRequest | undefined
  tracer?: Tracer | undefined
  readiness?: Readiness | undefined
}

export function createEscrowApp(context: EscrowContext, options: EscrowAppOptions): EscrowApp {
  const { vaultOrigin, proof, rateLimit } = options
  const { trustProxy, onError } = context
  const app: EscrowApp = new Hono<EscrowEnv>()
  app.use(observeRequests(options.onRequest, options.tracer))
  app.use(protectAnswers)
  for (const path of Object.values(escrowPaths)) app.use(path, allowVault(vaultOrigin))
  app.use(limitRate(rateLimit, trustProxy))
  app.use(limitTime(defaultRequestTimeout))
  app.use(limitBody)
  app.notFound(c => answerRefusal(new AuthRefusal('not_found'), c, onError))
  app.onError((error, c) => answerRefusal(error, c, onError))
  const { key: _, ...calls } = escrowPaths
  for (const path of Object.values(calls)) app.use(path, requireJson, requireProof(proof))
  addEscrowKeyRoute(app, context)
  addStoreEscrowRoute(app, context)
  addConfirmEscrowRoute(app, context)
  addStartApprovalRoute(app, context)
  addOpenApprovalRoute(app, context)
  addReadApprovalRoute(app, context)
  addReleaseEscrowRoute(app, context)
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

import { servicePaths } from '@portico/protocol'
import type { VerifySignature } from '@portico/siwx/verify'
import { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { defaultEventLimits, type EventLimits } from './analytics/storeEvents.js'
import type { AuthApp } from './auth/AuthContext.js'
import type { DataService } from './data/createDataService.js'
import { addDataRoutes } from './data/routes/addDataRoutes.js'
import { allowCors, answerPreflight } from './http/allowCors.js'
import type { RateLimit } from './http/createRateLimiter.js'
import { addHealthRoutes, type Readiness } from './http/createReadiness.js'
import { defaultRateLimit, limitRate, limitSignatures } from './http/limitRate.js'
import { defaultRequestTimeout, limitTime } from './http/limitTime.js'
import { type OnRequest, observeRequests } from './http/observeRequests.js'
import type { TrustProxy } from './http/readAddress.js'
import { answerFailure, refuse } from './http/refuse.js'
import { requireProject } from './http/requireProject.js'
import type { App, ServerContext, ServerEnv } from './http/ServerContext.js'
import { addAnalyticsConfigRoute, addConfigRoute, addOriginsRoute, addWalletsRoute } from './routes/config.js'
import { addEventRoutes } from './routes/events.js'
import { addImageRoutes } from './routes/images.js'
import { addSignInRoutes } from './routes/signIn.js'
import { addSmartSessionRoutes } from './routes/smartSessions.js'
import type { SignInSettings } from './signIn/createSignIns.js'
import { moveToThread, verifiers } from './signIn/verifiers.js'
import type { Tracer } from './tracing/createTracer.js'
import { addVerifyRoutes } from './verify/addVerifyRoutes.js'
import type { VerifySettings } from './verify/createAttestations.js'

export interface CreateServerOptions extends ServerContext {
  /** Per IPv4 address or IPv6 /64; images have ten times the limit. */
  rateLimit?: RateLimit | undefined
  /** Limits of analytics events; `startServer` deletes expired ones. */
  eventLimits?: Partial<EventLimits> | undefined
  /** Trust the X-Forwarded-For header of the reverse proxy. */
  trustProxy?: TrustProxy | undefined
  /** Milliseconds until a request is answered with 503. */
  requestTimeout?: number | undefined
  /** The auth service of the embedded wallet, if configured. */
  auth?: AuthApp | undefined
  /** Attests to wallets which page a message comes from (WalletConnect Verify), if configured. */
  verify?: VerifySettings | undefined
  /** Enables sign-in with a wallet for sites without a server. */
  signIn?: SignInSettings | undefined
  /** Verifies signatures of families other than EVM outside of the event loop. */
  verifyInThread?: VerifySignature | undefined
  /** Origin of the vault's pages, which show prices beside amounts. */
  vaultOrigin?: string | undefined
  /** Chain data, if nodes are configured. */
  data?: DataService | undefined
  onError?: ((error: Error) => void) | undefined
  /** Called after every response; contains no personal data. */
  onRequest?: OnRequest | undefined
  tracer?: Tracer | undefined
  /** Reported at `/ready`; always ready if omitted. */
  readiness?: Readiness | undefined
}

const projectPaths = [
  servicePaths.config,
  servicePaths.origins,
  servicePaths.wallets,
  servicePaths.analyticsConfig,
  servicePaths.event,
  servicePaths.eventBatch,
  `${servicePaths.signIn}/*`,
]

export function createServer(options: CreateServerOptions): App {
  const {
    auth,
    data,
    database,
    rateLimit = defaultRateLimit,
    requestTimeout = defaultRequestTimeout,
    trustProxy = false,
    vaultOrigin,
    onError = () => {},
  } = options
  const app: App = new Hono<ServerEnv>()
  // First, because its CORS rules differ.
  if (auth) {
    const isSignIn = (path: string) => path.startsWith(`${servicePaths.signIn}/`)
    app.all('/auth/*', (c, next) => (isSignIn(c.req.path) ? next() : auth.fetch(c.req.raw, c.env)))
  }
  app.use(observeRequests(options.onRequest, options.tracer))
  const limitCalls = limitRate(rateLimit, trustProxy)
  // Also before the headers, because sites embed its page.
  if (options.verify) {
    app.use('/v3/*', limitCalls)
    addVerifyRoutes(app, options, options.verify)
  }
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      crossOriginResourcePolicy: false, // any page may show images, and CORS guards the rest
    }),
  )
  app.use(allowCors)
  app.use(limitCalls)
  app.use(answerPreflight)
  app.use(limitTime(requestTimeout))
  app.notFound(c => refuse(c, 'not_found'))
  app.onError((error, c) => answerFailure(error, c, onError))

  for (const path of projectPaths) app.use(path, requireProject(database))
  addConfigRoute(app, data)
  addOriginsRoute(app)
  addWalletsRoute(app, options)
  addAnalyticsConfigRoute(app)
  addEventRoutes(app, options, { ...defaultEventLimits, ...options.eventLimits })
  addImageRoutes(app, options)
  addHealthRoutes(app, options, options.readiness)
  const signIn = options.signIn && {
    database,
    settings: options.signIn,
    verifiers: options.verifyInThread ? moveToThread(options.verifyInThread) : verifiers,
    limitSignatures: limitSignatures(rateLimit, trustProxy),
  }
  if (signIn) addSignInRoutes(app, signIn)
  addDataRoutes(app, { database, data, rateLimit, trustProxy, vaultOrigin })
  if (signIn) addSmartSessionRoutes(app, signIn)
  refuseOtherMethods(app)
  return app
}

function refuseOtherMethods(app: App) {
  const methods = new Map<string, string[]>()
  for (const { method, path } of app.routes) {
    if (method !== 'ALL') methods.set(path, [...(methods.get(path) ?? []), method])
  }
  for (const [path, known] of methods) {
    app.all(path, c => {
      c.header('Allow', [...new Set(known)].join(', '))
      return refuse(c, 'method_not_allowed')
    })
  }
}

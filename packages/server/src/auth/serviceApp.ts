import type { HttpBindings } from '@hono/node-server'
import type { ServiceErrorBody } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import { type Context, type Env, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as v from 'valibot'
import type { RateLimit } from '../http/createRateLimiter.js'
import { limitRate } from '../http/limitRate.js'
import { defaultRequestTimeout, limitTime } from '../http/limitTime.js'
import { type OnRequest, observeRequests } from '../http/observeRequests.js'
import type { TrustProxy } from '../http/readAddress.js'
import { readJson, requireJson } from '../http/readRequest.js'
import { answerFailure } from '../http/refuse.js'
import type { Tracer } from '../tracing/createTracer.js'
import { AuthRefusal } from './AuthRefusal.js'
import { type ProofOptions, requireProof } from './requireProof.js'

interface ServiceEnv {
  Bindings: Partial<HttpBindings>
  Variables: { deviceId: string }
}

export function addCall<env extends Env, schema extends v.GenericSchema>(
  app: Hono<env>,
  path: string,
  schema: schema,
  handle: (body: v.InferOutput<schema>, c: Context<env>) => Promise<object>,
) {
  app.post(path, async c => {
    return c.json(await handle(await readJson(c, schema), c))
  })
}

/** Only the vault's origin may call. There are no cookies, and pages cannot forge the Origin header. */
function allowVault(vaultOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    c.header('Vary', 'Origin')
    if (c.req.header('Origin') !== vaultOrigin) throw new AuthRefusal('origin_not_allowed')
    c.header('Access-Control-Allow-Origin', vaultOrigin)
    c.header('Access-Control-Expose-Headers', 'DPoP-Nonce, Retry-After')
    if (c.req.method !== 'OPTIONS') return await next()
    c.header('Access-Control-Allow-Methods', 'POST')
    c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, DPoP')
    c.header('Access-Control-Max-Age', '600')
    return c.body(null, 204)
  }
}

function answerRefusal(error: Error, c: Context, onError: (error: Error) => void): Response {
  if (!(error instanceof AuthRefusal)) return answerFailure(error, c, onError)
  const { status, message } = authErrors[error.code]
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter))
  const body: ServiceErrorBody = { error: { code: error.code, message: error.detail ?? message } }
  return c.json(body, status)
}

const largestBody = 64_000

const limitBody = bodyLimit({
  maxSize: largestBody,
  onError: () => {
    throw new AuthRefusal('payload_too_large')
  },
})

const usual = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const

const protectAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(usual)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

export interface ServiceAppOptions {
  vaultOrigin: string
  proof: ProofOptions
  rateLimit: RateLimit
  requestTimeout?: number | undefined
  trustProxy: TrustProxy
  onRequest?: OnRequest | undefined
  tracer?: Tracer | undefined
  onError(error: Error): void
}

/** The app of a service that only the vault calls. Paths in `open` need no proof of a device key. */
export function createServiceApp<env extends ServiceEnv>(
  options: ServiceAppOptions,
  calls: readonly string[],
  open: readonly string[] = [],
): Hono<env> {
  const { vaultOrigin, proof, rateLimit, requestTimeout = defaultRequestTimeout, onError } = options
  const app = new Hono<env>()
  app.use(observeRequests(options.onRequest, options.tracer))
  app.use(protectAnswers)
  for (const path of calls) app.use(path, allowVault(vaultOrigin))
  app.use(limitRate(rateLimit, options.trustProxy))
  app.use(limitTime(requestTimeout))
  app.use(limitBody)
  app.notFound(c => answerRefusal(new AuthRefusal('not_found'), c, onError))
  app.onError((error, c) => answerRefusal(error, c, onError))
  const proven = calls.filter(path => !open.includes(path))
  for (const path of proven) app.use(path, requireJson, requireProof(proof))
  return app
}

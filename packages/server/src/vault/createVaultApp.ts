import type { HttpBindings } from '@hono/node-server'
import type { VaultSettings } from '@portico/protocol/auth'
import { type Context, Hono } from 'hono'
import { type Readiness, readyPath } from '../http/createReadiness.js'
import { defaultRateLimit, limitRate } from '../http/limitRate.js'
import { observeRequests } from '../http/observeRequests.js'
import { answerFailure, refuse } from '../http/refuse.js'
import { ServerFailure } from '../ServerFailure.js'
import type { Tracer } from '../tracing/createTracer.js'
import {
  chooseFrame,
  fillHeaders,
  formatAncestors,
  formatReachable,
  type HeaderKind,
  headerTemplates,
} from './createHeaders.js'
import { createOriginCache } from './createOriginCache.js'
import { manifestPath } from './manifest/VaultManifest.js'
import { verifyPages } from './manifest/verifyPages.js'
import { addSettings } from './pageSettings.js'
import { packagedPages, readPages } from './readPages.js'
import { describeServices, type VaultOptions } from './VaultOptions.js'

interface VaultEnv {
  Bindings: Partial<HttpBindings>
}

export async function createVaultApp(options: VaultOptions, readiness?: Readiness, tracer?: Tracer) {
  const {
    folder = packagedPages,
    rateLimit = defaultRateLimit,
    trustProxy = false,
    onError = () => {},
  } = options
  assertSameAccounts(options)
  const services = describeServices(options)
  // Responses come from memory, so what was verified is what is served.
  const files = await readPages(folder)
  const manifest = await verifyPages(files, { ...options, folder, services })
  const origins = manifest?.projects
  const findOrigins = createOriginCache(origins ? { ...options, projects: { origins } } : options)
  const reachable = formatReachable(services)
  const format = (kind: HeaderKind, ancestors?: string) =>
    fillHeaders(headerTemplates[kind], reachable, ancestors)
  const pageOf = (name: string) => files.get(name)?.content.toString('utf8') ?? ''
  const [frame, confirm] = [pageOf('index.html'), pageOf('confirm.html')]
  const app = new Hono<VaultEnv>()
  app.use(observeRequests(options.onRequest, tracer))
  app.use(limitRate(rateLimit, trustProxy))
  app.notFound(c => refuse(c, 'not_found'))
  app.onError((error, c) => answerFailure(error, c, onError))

  const describe = async (c: Context): Promise<VaultSettings | undefined> => {
    const projectId = c.req.query('projectId') ?? ''
    const allowedOrigins = await findOrigins(projectId)
    return allowedOrigins && { projectId, allowedOrigins: [...allowedOrigins], ...services }
  }

  app.get('/sdk', async c => {
    const settings = await describe(c)
    if (!settings) return refuse(c, 'unavailable')
    const kind = chooseFrame(c.req.header('user-agent') ?? '')
    return c.html(addSettings(frame, settings), 200, format(kind, formatAncestors(settings.allowedOrigins)))
  })

  app.get('/confirm', async c => {
    const settings = await describe(c)
    if (!settings) return refuse(c, 'unavailable')
    return c.html(addSettings(confirm, settings), 200, format('confirm'))
  })

  app.get('/v/*', c => {
    const file = files.get(c.req.path.slice(1))
    if (!file) return refuse(c, 'not_found')
    return c.body(new Uint8Array(file.content), 200, { ...format('asset'), 'Content-Type': file.type })
  })

  app.get(manifestPath, c => {
    if (!manifest) return refuse(c, 'not_found')
    return c.body(manifest.text, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  app.get('/health', c => c.json({ status: 'ok' }))
  app.get(readyPath, c => (readiness?.isLeaving ? refuse(c, 'unavailable') : c.json({ status: 'ok' })))
  return app
}

/** A smart account must have the same address on all networks. */
function assertSameAccounts({ smartAccounts = {} }: VaultOptions): void {
  const contracts = Object.values(smartAccounts).map(
    ({ factory, implementation }) => `${factory} ${implementation}`,
  )
  if (new Set(contracts.map(each => each.toLowerCase())).size > 1)
    throw new ServerFailure('Smart accounts need the same factory and implementation on every network.')
}

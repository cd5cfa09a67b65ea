import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { type VaultSettings, vaultSettingsName } from '@portico/protocol/auth'
import { type Context, Hono } from 'hono'
import { type Readiness, readyPath } from '../http/createReadiness.js'
import { defaultRateLimit, limitRate } from '../http/limitRate.js'
import { observeRequests } from '../http/observeRequests.js'
import { answerFailure, refuse } from '../http/refuse.js'
import { ServerFailure } from '../ServerFailure.js'
import type { Tracer } from '../tracing/createTracer.js'
import { createHeaders, formatAncestors } from './createHeaders.js'
import { createOriginCache } from './createOriginCache.js'
import type { VaultOptions } from './VaultOptions.js'

const packagedPages = fileURLToPath(new URL('../../vault/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

// No segment can be `..`, because none begins with a dot.
const assetShape = /^\/v(?:\/[\w-][\w.-]*){1,8}$/

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
  const pages = {
    frame: await readPage(folder, 'index.html'),
    confirm: await readPage(folder, 'confirm.html'),
  }
  assertSameAccounts(options)
  const findOrigins = createOriginCache(options)
  const headers = createHeaders(options)
  const app = new Hono<VaultEnv>()
  app.use(observeRequests(options.onRequest, tracer))
  app.use(limitRate(rateLimit, trustProxy))
  app.notFound(c => refuse(c, 'not_found'))
  app.onError((error, c) => answerFailure(error, c, onError))

  const describe = async (c: Context): Promise<VaultSettings | undefined> => {
    const projectId = c.req.query('projectId') ?? ''
    const allowedOrigins = await findOrigins(projectId)
    return (
      allowedOrigins && {
        projectId,
        allowedOrigins: [...allowedOrigins],
        authUrl: options.authUrl,
        ...(options.escrowUrl && { escrowUrl: options.escrowUrl }),
        rpcUrls: { ...options.rpcUrls },
        ...(options.swapRouters && { swapRouters: { ...options.swapRouters } }),
        ...(options.smartAccounts && { smartAccounts: { ...options.smartAccounts } }),
      }
    )
  }

  app.get('/sdk', async c => {
    const settings = await describe(c)
    if (!settings) return refuse(c, 'unavailable')
    return c.html(
      addSettings(pages.frame, settings),
      200,
      headers.frame(formatAncestors(settings.allowedOrigins), c.req.header('user-agent') ?? ''),
    )
  })

  app.get('/confirm', async c => {
    const settings = await describe(c)
    if (!settings) return refuse(c, 'unavailable')
    return c.html(addSettings(pages.confirm, settings), 200, headers.confirm())
  })

  app.get('/v/*', async c => {
    const type = types[extname(c.req.path)]
    if (!type || !assetShape.test(c.req.path)) return refuse(c, 'not_found')
    const file = await readFile(join(folder, c.req.path)).catch(() => undefined)
    if (!file) return refuse(c, 'not_found')
    return c.body(new Uint8Array(file), 200, { ...headers.asset(), 'Content-Type': type })
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

async function readPage(folder: string, name: string): Promise<string> {
  const page = await readFile(join(folder, name), 'utf8').catch(cause => {
    throw new ServerFailure(`There is no ${name} in ${folder}. Build the vault first.`, { cause })
  })
  if (!page.includes('<head>')) throw new ServerFailure(`${name} of the vault has no <head>.`)
  return page
}

function addSettings(page: string, settings: VaultSettings): string {
  const content = JSON.stringify(settings).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
  // A function, because the text may contain replacement patterns such as `$&`.
  return page.replace('<head>', head => `${head}<meta name="${vaultSettingsName}" content="${content}">`)
}

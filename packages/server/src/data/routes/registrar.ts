import {
  dataPaths,
  type NameReasons,
  NameRegistrationSchema,
  type NameSuggestions,
} from '@portico/protocol/data'
import type { EvmCall } from '@portico/siwx/verify'
import type { Context } from 'hono'
import { createRateLimiter } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readJson } from '../../http/readRequest.js'
import { RequestRefusal, refuse, refuseForNow } from '../../http/refuse.js'
import type { NameRefusal } from '../DataProviders.js'
import { checkClaim } from '../names/checkClaim.js'
import { parseLabel } from '../names/parseLabel.js'
import { suggestLabels } from '../names/suggestLabels.js'
import { RpcFailure } from '../nodes/RpcFailure.js'
import type { DataRouteContext } from './DataRouteContext.js'

const refusals: Readonly<Record<NameRefusal, string>> = {
  taken: 'This name is registered already.',
  looks_taken: 'This name looks like one that is registered already.',
  has_one: 'This account has a name already.',
}
const mostSuggestions = 5

/** POST /v1/profile/account and GET /v1/profile/suggestions/{name}: name registration. */
export function addRegistrarRoutes({ app, data, rateLimit, trustProxy }: DataRouteContext) {
  const { registrar, chains } = data
  if (!registrar) return
  const { zone } = registrar
  // Accounts are free to create: without this limit one caller could take all names.
  const limiter = createRateLimiter({ burst: rateLimit.burst / 10, perSecond: rateLimit.perSecond / 100 })

  async function callEvm(chainId: `${string}:${string}`, call: EvmCall): Promise<string | undefined> {
    try {
      const answer = await chains.get(chainId)?.node.call('eth_call', [call, 'latest'])
      return typeof answer === 'string' ? answer : undefined
    } catch (cause) {
      if (cause instanceof RpcFailure) return undefined
      throw cause
    }
  }

  app.post(dataPaths.registerName, async c => {
    const wait = limiter.take(readCaller(c, trustProxy).key)
    if (wait > 0) return refuseForNow(c, wait)
    try {
      const body = await readJson(c, NameRegistrationSchema)
      const record = await checkClaim(body, { zone, now: Date.now(), callEvm })
      const refusal = await registrar.register(record)
      return refusal ? refuseName(c, refusals[refusal]) : c.json({ success: true })
    } catch (error) {
      if (error instanceof RequestRefusal) return refuseName(c, error.message)
      throw error
    }
  })

  app.get(dataPaths.nameSuggestions, async c => {
    const typed = c.req.param('name')
    if (typed.length > 255) return refuse(c, 'bad_request', 'This is too long for a name.')
    const end = `.${zone}`
    const text = typed.toLowerCase().endsWith(end) ? typed.slice(0, -end.length) : typed
    const asked = parseLabel(text, zone)
    const own = 'label' in asked ? [asked.label] : []
    const others = suggestLabels(text, zone).filter(label => !own.includes(label))
    const taken = await registrar.findTaken([...own, ...others])
    const free = others.filter(label => !taken.has(label)).slice(0, mostSuggestions)
    const suggestions = [...own, ...free].map(label => ({
      name: label + end,
      registered: taken.has(label),
    }))
    return c.json<NameSuggestions>({ suggestions })
  })
}

/** Clients show the first reason. */
function refuseName(c: Context, description: string): Response {
  const body: NameReasons & { error: { code: string; message: string } } = {
    error: { code: 'bad_request', message: description },
    reasons: [{ name: '', description }],
  }
  return c.json(body, 400, { 'Cache-Control': 'no-store' })
}

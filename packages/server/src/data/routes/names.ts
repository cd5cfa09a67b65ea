import {
  dataPaths,
  type Identity,
  type NameReasons,
  NameRegistrationSchema,
  type NameSuggestions,
  type Profile,
  type Reverse,
} from '@portico/protocol/data'
import type { EvmCall } from '@portico/siwx/verify'
import type { Context } from 'hono'
import { createRateLimiter } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readJson } from '../../http/readRequest.js'
import { RequestRefusal, refuse, refuseForNow } from '../../http/refuse.js'
import type { NameRecord, NameRefusal } from '../DataProviders.js'
import { checkClaim } from '../names/checkClaim.js'
import { parseLabel, parseName, suggestLabels } from '../names/parseLabel.js'
import { parseAccount } from '../parseAccount.js'
import { RpcFailure } from '../UpstreamFailure.js'
import { type DataRouteContext, formatPictureUrl } from './DataRouteContext.js'

const ethereum = '60'

export function addNameRoutes({ app, data: { names, registrar }, readScope }: DataRouteContext) {
  async function findNames(text: string): Promise<string[]> {
    const address = parseAccount('eip155', text)
    if (address === undefined) return []
    const [label, name] = await Promise.all([registrar?.findLabel(address), names.findName(address)])
    return [
      ...(label === undefined ? [] : [`${label}.${registrar?.zone}`]),
      ...(name === undefined ? [] : [name]),
    ]
  }

  app.get(dataPaths.identity, async c => {
    const [name] = await findNames(c.req.param('address'))
    const avatar = name === undefined ? undefined : await names.findAvatar(name).catch(() => undefined)
    return c.json<Identity>({
      name: name ?? null,
      avatar: (avatar && formatPictureUrl(readScope(c), avatar)) || null,
    })
  })

  app.get(dataPaths.reverse, async c => {
    const found = await findNames(c.req.param('address'))
    return c.json<Reverse>(found.map(name => ({ name })))
  })

  app.get(dataPaths.profile, async c => {
    const name = parseName(c.req.param('name'))
    if (name === undefined)
      return refuse(c, 'bad_request', 'This is no name, or none of plain letters, digits and hyphens.')
    if (registrar && name.endsWith(`.${registrar.zone}`)) {
      const record = await registrar.findRecord(name.slice(0, -registrar.zone.length - 1))
      // Clients that register names treat any success as "taken".
      return record
        ? c.json<Profile>(formatProfile(record))
        : refuse(c, 'not_found', 'This name is not registered.')
    }
    const address = await names.findAddress(name)
    const addresses = address === undefined ? {} : { [ethereum]: { address, created: '' } }
    return c.json<Profile>({ addresses, attributes: [] })
  })
}

function formatProfile({ address, coinType, isContract, registeredAt }: NameRecord): Profile {
  const entry = { address, created: registeredAt.toISOString() }
  // On another network a contract's address may belong to no one.
  const types = isContract ? [coinType] : [ethereum, coinType]
  return { addresses: Object.fromEntries(types.map(type => [type, entry])), attributes: [] }
}

const refusals: Readonly<Record<NameRefusal, string>> = {
  taken: 'This name is registered already.',
  looks_taken: 'This name looks like one that is registered already.',
  has_one: 'This account has a name already.',
}
const mostSuggestions = 5

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

function refuseName(c: Context, description: string): Response {
  const body: NameReasons & { error: { code: string; message: string } } = {
    error: { code: 'bad_request', message: description },
    reasons: [{ name: '', description }],
  }
  return c.json(body, 400, { 'Cache-Control': 'no-store' })
}

import {
  dataPaths,
  getFallbackOptions,
  type OnRampOptions,
  OnRampOptionsQuerySchema,
  type OnRampQuote,
  OnRampQuoteRequestSchema,
  type OnRampUrl,
  OnRampUrlRequestSchema,
} from '@portico/protocol/data'
import { readJson, readQuery } from '../../http/readRequest.js'
import { RequestRefusal, refuse } from '../../http/refuse.js'
import { createCache } from '../createCache.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { withUpstreamFailure } from '../withUpstreamFailure.js'
import type { DataRouteContext } from './DataRouteContext.js'

const lifetime = 600_000
const staleFor = 86_400_000

/** The on-ramp routes, if one is configured. A request without `seller` is for the first. */
export function addOnRampRoutes({ app, data: { onRamps } }: DataRouteContext) {
  if (onRamps.length === 0) return
  const options = createCache<Awaited<ReturnType<(typeof onRamps)[number]['readOptions']>>>({
    lifetime,
    staleFor,
  })
  const sellers = onRamps.length > 1 ? onRamps.map(({ id, name }) => ({ id, name })) : undefined
  function find(seller = onRamps[0]?.id) {
    const onRamp = onRamps.find(({ id }) => id === seller)
    if (!onRamp) throw new RequestRefusal('bad_request', 'There is no on-ramp with this id.')
    return onRamp
  }

  app.get(dataPaths.onRampOptions, async c => {
    const query = readQuery(c, OnRampOptionsQuerySchema)
    const onRamp = find(query.seller)
    const read = () => withUpstreamFailure(onRamp.name, onRamp.readOptions)
    try {
      return c.json<OnRampOptions>({
        seller: onRamp.name,
        sellers,
        ...(await options(onRamp.id, read)),
      })
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      return c.json<OnRampOptions>({ ...getFallbackOptions(), sellers })
    }
  })

  app.post(dataPaths.onRampQuote, async c => {
    const body = await readJson(c, OnRampQuoteRequestSchema)
    const onRamp = find(body.seller)
    const quote = await withUpstreamFailure(onRamp.name, () => onRamp.readQuote(body))
    return quote
      ? c.json<OnRampQuote>(quote)
      : refuse(c, 'bad_request', 'There is no offer for these currencies.')
  })

  app.post(dataPaths.onRampUrl, async c => {
    const body = await readJson(c, OnRampUrlRequestSchema)
    const onRamp = find(body.seller)
    const url = await withUpstreamFailure(onRamp.name, () => onRamp.formatUrl(body))
    return c.json<OnRampUrl>({ url })
  })
}

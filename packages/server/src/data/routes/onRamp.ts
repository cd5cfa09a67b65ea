import {
  dataPaths,
  getFallbackOptions,
  type OnRampOptions,
  type OnRampQuote,
  OnRampQuoteRequestSchema,
  type OnRampUrl,
  OnRampUrlRequestSchema,
} from '@portico/protocol/data'
import { readJson } from '../../http/readJson.js'
import { refuse } from '../../http/refuse.js'
import { createCache } from '../createCache.js'
import { UpstreamFailure } from '../UpstreamFailure.js'
import { withUpstreamFailure } from '../withUpstreamFailure.js'
import type { DataRouteContext } from './DataRouteContext.js'

const lifetime = 600_000
const staleFor = 86_400_000

/** POST /v1/generators/onrampurl, GET /v1/onramp/options and POST /v1/onramp/quote, if an on-ramp is configured. */
export function addOnRampRoutes({ app, data: { onRamp } }: DataRouteContext) {
  if (!onRamp) return
  const options = createCache<OnRampOptions>({ lifetime, staleFor })

  app.get(dataPaths.onRampOptions, async c => {
    try {
      const read = () => withUpstreamFailure('what is sold', onRamp.readOptions)
      return c.json<OnRampOptions>(await options('', read))
    } catch (error) {
      if (!(error instanceof UpstreamFailure)) throw error
      return c.json<OnRampOptions>(getFallbackOptions())
    }
  })

  app.post(dataPaths.onRampQuote, async c => {
    const body = await readJson(c, OnRampQuoteRequestSchema)
    if ('problem' in body) return refuse(c, 'bad_request', body.problem)
    const quote = await withUpstreamFailure('a price', () => onRamp.readQuote(body.value))
    return quote
      ? c.json<OnRampQuote>(quote)
      : refuse(c, 'bad_request', 'There is no offer for these currencies.')
  })

  app.post(dataPaths.onRampUrl, async c => {
    const body = await readJson(c, OnRampUrlRequestSchema)
    if ('problem' in body) return refuse(c, 'bad_request', body.problem)
    const url = await withUpstreamFailure('the place to pay', () => onRamp.formatUrl(body.value))
    return c.json<OnRampUrl>({ url })
  })
}

import { toComparableId } from '@portico/protocol'
import { ExchangeSessionSchema, ExchangeStatusSchema } from '@portico/protocol/data'
import * as v from 'valibot'
import type { DataOptions } from '../DataOptions.js'
import type { ExchangeProvider } from '../DataProviders.js'
import { createUpstream, type Upstream, type UpstreamSurroundings } from '../nodes/createUpstream.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

export function createExchanges({ payService }: DataOptions, surroundings: UpstreamSurroundings) {
  if (!payService) return []
  const { name, url, key } = payService
  const headers = key ? { Authorization: `Bearer ${key}` } : undefined
  return [createOwnExchange(payService, createUpstream({ ...surroundings, name, url, headers }))]
}

function createOwnExchange(
  { name, url, assets, recipients }: NonNullable<DataOptions['payService']>,
  upstream: Upstream,
): ExchangeProvider {
  const { origin } = new URL(url)
  return {
    id: 'own',
    name,
    // Addresses on EVM chains are compared case-insensitively.
    takes: asset => assets.some(id => toComparableId(id) === toComparableId(asset)),
    pays: recipient => recipients?.some(id => toComparableId(id) === toComparableId(recipient)) ?? true,
    async open(payment) {
      const session = v.parse(ExchangeSessionSchema, await upstream.postForeign(payment, '/payments'))
      // The payment page must be on the configured origin, whatever URL the response names.
      if (new URL(session.url).origin !== origin)
        throw new UpstreamFailure(`${name} returned a payment page on another origin.`)
      return session
    },
    readStatus: async sessionId =>
      v.parse(ExchangeStatusSchema, await upstream.getForeign(`/payments/${encodeURIComponent(sessionId)}`)),
  }
}

import { ExchangeSessionSchema, ExchangeStatusSchema } from '@portico/protocol/data'
import * as v from 'valibot'
import type { DataOptions } from '../DataOptions.js'
import type { ExchangeProvider } from '../DataProviders.js'
import type { Upstream } from '../nodes/createUpstream.js'
import { UpstreamFailure } from '../UpstreamFailure.js'

/**
 * A service of the owner's that takes money for payments. It is told what is to be paid to whom, answers where, and says
 * later what has become of it.
 */
export function createOwnExchange(
  { name, url, assets, recipients }: NonNullable<DataOptions['payService']>,
  upstream: Upstream,
): ExchangeProvider {
  const { origin } = new URL(url)
  return {
    id: 'own',
    name,
    // Of the owner's, too: letters of addresses on EVM chains may be large or small.
    takes: asset => assets.some(id => toComparable(id) === toComparable(asset)),
    pays: recipient => recipients?.some(id => toComparable(id) === toComparable(recipient)) ?? true,
    async open(payment) {
      const session = v.parse(ExchangeSessionSchema, await upstream.postForeign(payment, '/payments'))
      // People pay where the owner says, whatever an answer may name.
      if (new URL(session.url).origin !== origin)
        throw new UpstreamFailure(`${name} leads to a page that is not its own.`)
      return session
    },
    readStatus: async sessionId =>
      v.parse(ExchangeStatusSchema, await upstream.getForeign(`/payments/${encodeURIComponent(sessionId)}`)),
  }
}

const toComparable = (id: string) => (id.startsWith('eip155:') ? id.toLowerCase() : id)

import type { DataOptions } from '../DataOptions.js'
import type { OnRampProvider, PriceProvider, TokenProvider } from '../DataProviders.js'
import { createUpstream, type UpstreamOptions } from '../nodes/createUpstream.js'
import { createCoinbaseOnRamp } from './createCoinbaseOnRamp.js'
import { createPageOnRamp } from './createPageOnRamp.js'
import { createRequestSigner } from './createRequestSigner.js'

interface Surroundings extends Pick<UpstreamOptions, 'now' | 'onError' | 'onAnswer'> {
  tokens: TokenProvider
  prices: PriceProvider
}

export function createOnRamp(
  { coinbase, onRampPage }: DataOptions,
  { tokens, prices, now, onError, onAnswer }: Surroundings,
): OnRampProvider | undefined {
  if (coinbase) {
    const sign = createRequestSigner(coinbase, now)
    return createCoinbaseOnRamp(
      createUpstream({ name: 'Coinbase', url: coinbase.url, sign, now, onError, onAnswer }),
    )
  }
  return onRampPage && createPageOnRamp(onRampPage, tokens, prices)
}

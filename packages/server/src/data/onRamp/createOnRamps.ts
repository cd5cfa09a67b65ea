import type { OnRampId } from '@portico/protocol/data'
import type { OnRampSettings } from '../DataOptions.js'
import type { OnRampProvider, PriceProvider, TokenProvider } from '../DataProviders.js'
import { createUpstream, type UpstreamSurroundings } from '../nodes/createUpstream.js'
import { createCoinbaseOnRamp } from './createCoinbaseOnRamp.js'
import { createPageOnRamp } from './createPageOnRamp.js'
import { createRequestSigner } from './createRequestSigner.js'

interface Surroundings extends UpstreamSurroundings {
  tokens: TokenProvider
  prices: PriceProvider
}

type CreateOnRamp = (settings: OnRampSettings, surroundings: Surroundings) => OnRampProvider | undefined

/** In the order in which visitors are offered them; the first is preselected. */
const creators = {
  coinbase({ coinbase }, { now, onError, onAnswer }) {
    if (!coinbase) return undefined
    const sign = createRequestSigner(coinbase, now)
    const upstream = { name: 'Coinbase', url: coinbase.url, sign, now, onError, onAnswer }
    return createCoinbaseOnRamp(createUpstream(upstream))
  },
  onRampPage: ({ onRampPage }, { tokens, prices }) =>
    onRampPage && createPageOnRamp(onRampPage, tokens, prices),
} satisfies Record<keyof OnRampSettings, CreateOnRamp> & Record<OnRampId, CreateOnRamp>

export const createOnRamps = (
  settings: OnRampSettings,
  surroundings: Surroundings,
): readonly OnRampProvider[] =>
  Object.values(creators).flatMap(create => create(settings, surroundings) ?? [])

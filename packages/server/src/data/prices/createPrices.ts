import { toComparableId } from '@portico/protocol'
import * as v from 'valibot'
import type { DataOptions } from '../DataOptions.js'
import type { Asset, Price, PriceProvider } from '../DataProviders.js'
import { formatAssetId } from '../format.js'
import {
  createUpstream,
  type Upstream,
  type UpstreamOptions,
  type UpstreamSurroundings,
} from '../nodes/createUpstream.js'

export function createPrices(
  { coinGecko, fixedPrices }: DataOptions,
  surroundings: UpstreamSurroundings,
): PriceProvider | undefined {
  const market = coinGecko && createCoinGecko(createUpstream({ ...describe(coinGecko), ...surroundings }))
  return fixedPrices ? createFixedPrices(fixedPrices, market) : market
}

function describe({ url, key }: NonNullable<DataOptions['coinGecko']>): UpstreamOptions {
  const header = new URL(url).hostname.startsWith('pro-') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
  return { name: 'The service for prices', url, headers: key ? { [header]: key } : {} }
}

function createFixedPrices(
  fixed: Readonly<Record<string, number>>,
  rest: PriceProvider | undefined,
): PriceProvider {
  const own = new Map(Object.entries(fixed).map(([id, price]) => [toComparableId(id), { price }]))
  return {
    async readPrices(assets) {
      const others = assets.filter(asset => !own.has(formatAssetId(asset)))
      const prices = others.length > 0 ? await rest?.readPrices(others) : undefined
      return new Map([...(prices ?? []), ...own])
    },
  }
}

const ids: Readonly<Record<string, readonly [coin: string, platform?: string]>> = {
  'eip155:1': ['ethereum', 'ethereum'],
  'eip155:10': ['ethereum', 'optimistic-ethereum'],
  'eip155:56': ['binancecoin', 'binance-smart-chain'],
  'eip155:100': ['xdai', 'xdai'],
  'eip155:137': ['polygon-ecosystem-token', 'polygon-pos'],
  'eip155:250': ['fantom', 'fantom'],
  'eip155:324': ['ethereum', 'zksync'],
  'eip155:5000': ['mantle', 'mantle'],
  'eip155:8217': ['kaia', 'klay-token'],
  'eip155:8453': ['ethereum', 'base'],
  'eip155:42161': ['ethereum', 'arbitrum-one'],
  'eip155:42220': ['celo', 'celo'],
  'eip155:43114': ['avalanche-2', 'avalanche'],
  'eip155:59144': ['ethereum', 'linea'],
  'eip155:534352': ['ethereum', 'scroll'],
  'eip155:1313161554': ['ethereum', 'aurora'],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['solana', 'solana'],
  'bip122:000000000019d6689c085ae165831e93': ['bitcoin'],
  'polkadot:91b171bb158e2d3848fa23a9f1c25182': ['polkadot'],
  'polkadot:b0a8d493285c2df73290dfb7e61f870f': ['kusama'],
  'cosmos:cosmoshub-4': ['cosmos'],
  'cosmos:osmosis-1': ['osmosis'],
}

const PriceSchema = v.object({
  usd: v.pipe(v.number(), v.finite()),
  usd_24h_change: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
})
const PricesSchema = v.record(v.string(), v.unknown())
const atOnce = 50
const options = 'vs_currencies=usd&include_24hr_change=true'

export function createCoinGecko(upstream: Upstream): PriceProvider {
  async function ask(path: string, names: readonly string[]): Promise<Map<string, Price>> {
    const prices = new Map<string, Price>()
    for (let start = 0; start < names.length; start += atOnce) {
      const list = names
        .slice(start, start + atOnce)
        .map(encodeURIComponent)
        .join(',')
      const answer = v.parse(PricesSchema, await upstream.getJson(`${path}${list}&${options}`))
      for (const [name, value] of Object.entries(answer)) {
        const price = v.safeParse(PriceSchema, value)
        if (!price.success) continue
        prices.set(name.toLowerCase(), { price: price.output.usd, dayChange: price.output.usd_24h_change })
      }
    }
    return prices
  }

  async function readCoins(assets: readonly Asset[], into: Map<string, Price>) {
    const names = [...new Set(assets.flatMap(({ chainId }) => ids[chainId]?.[0] ?? []))]
    const found = await ask('/simple/price?ids=', names)
    for (const asset of assets) {
      const price = found.get(ids[asset.chainId]?.[0] ?? '')
      if (price) into.set(formatAssetId(asset), price)
    }
  }

  async function readTokens(platform: string, assets: readonly Asset[], into: Map<string, Price>) {
    const addresses = assets.map(({ address = '' }) => address)
    const found = await ask(`/simple/token_price/${platform}?contract_addresses=`, addresses)
    for (const asset of assets) {
      const price = found.get((asset.address ?? '').toLowerCase())
      if (price) into.set(formatAssetId(asset), price)
    }
  }

  return {
    async readPrices(assets) {
      const prices = new Map<string, Price>()
      const coins = assets.filter(({ address, chainId }) => address === undefined && ids[chainId])
      const platforms = new Map<string, Asset[]>()
      for (const asset of assets) {
        const platform = asset.address === undefined ? undefined : ids[asset.chainId]?.[1]
        if (platform) platforms.set(platform, [...(platforms.get(platform) ?? []), asset])
      }
      await Promise.all([
        readCoins(coins, prices),
        ...[...platforms].map(([platform, tokens]) => readTokens(platform, tokens, prices)),
      ])
      return prices
    },
  }
}

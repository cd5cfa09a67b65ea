import { coinAddress, dataPaths, PricesSchema } from '@portico/protocol/data'
import * as v from 'valibot'
import { fetchBounded } from './fetchBounded.ts'

export interface PriceClient {
  /**
   * US dollars per unit of a token, or of the native coin of a network. Undefined without a price: a service that is
   * slow, fails or has none delays and changes nothing.
   */
  read(network: string, token: string | undefined): Promise<number | undefined>
}

export interface PriceOptions {
  readonly baseUrl: string
  readonly projectId: string
  readonly getTime: () => number
  readonly fetch?: typeof fetch
}

/** Nobody waits longer for a number beside the amount. */
const timeoutMs = 1500
const lifetimeMs = 60_000
const limit = 16_384

/** Reads prices from the data service, which belongs to the same server as the auth service. */
export function createPriceClient({ baseUrl, projectId, getTime, ...options }: PriceOptions): PriceClient {
  const known = new Map<string, { readonly at: number; readonly price: Promise<number | undefined> }>()

  async function fetchPrice(id: string) {
    const { status, json } = await fetchBounded({
      url: `${baseUrl.replace(/\/+$/, '')}${dataPaths.price}`,
      body: JSON.stringify({ projectId, currency: 'usd', addresses: [id] }),
      timeoutMs,
      limit,
      ...options,
    })
    if (status !== 200) return undefined
    const { fungibles } = v.parse(PricesSchema, json)
    return fungibles.find(({ address }) => address?.toLowerCase() === id.toLowerCase())?.price
  }

  return {
    read(network, token) {
      const id = `${network}:${token ?? coinAddress}`
      const found = known.get(id)
      if (found && getTime() - found.at < lifetimeMs) return found.price
      const price = fetchPrice(id).catch(() => undefined)
      known.set(id, { at: getTime(), price })
      return price
    },
  }
}

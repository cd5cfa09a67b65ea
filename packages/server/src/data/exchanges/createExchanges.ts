import type { DataOptions } from '../DataOptions.js'
import type { ExchangeProvider } from '../DataProviders.js'
import { createUpstream, type UpstreamOptions } from '../nodes/createUpstream.js'
import { createOwnExchange } from './createOwnExchange.js'

type Surroundings = Pick<UpstreamOptions, 'now' | 'onError' | 'onAnswer'>

export function createExchanges(
  { payService }: DataOptions,
  { now, onError, onAnswer }: Surroundings,
): readonly ExchangeProvider[] {
  if (!payService) return []
  const { name, url, key } = payService
  const headers = key ? { Authorization: `Bearer ${key}` } : undefined
  return [createOwnExchange(payService, createUpstream({ name, url, headers, now, onError, onAnswer }))]
}

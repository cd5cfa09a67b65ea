import type { DataOptions } from '../DataOptions.js'
import type { ExchangeProvider } from '../DataProviders.js'
import { createUpstream } from '../nodes/createUpstream.js'
import { createOwnExchange } from './createOwnExchange.js'

interface Surroundings {
  now?: (() => number) | undefined
  onError?: ((error: Error) => void) | undefined
}

/** Who takes money for payments: a service of the owner's, where there is one. */
export function createExchanges(
  { payService }: DataOptions,
  { now, onError }: Surroundings,
): readonly ExchangeProvider[] {
  if (!payService) return []
  const { name, url, key } = payService
  const headers = key ? { Authorization: `Bearer ${key}` } : undefined
  return [createOwnExchange(payService, createUpstream({ name, url, headers, now, onError }))]
}

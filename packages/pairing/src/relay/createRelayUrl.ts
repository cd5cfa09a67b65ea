import type { Environment } from '@portico/core'
import { createRelayToken } from '../crypto/createRelayToken.js'

export const defaultRelayUrl = 'wss://relay.walletconnect.org'

/** Addresses of one relay service, preferred first. */
export type RelayUrls = string | readonly string[]

export function toRelayUrls(relayUrl: RelayUrls = defaultRelayUrl): readonly string[] {
  const urls = typeof relayUrl === 'string' ? [relayUrl] : relayUrl
  if (urls.length === 0) throw new TypeError('The option "relayUrl" is an empty list.')
  return urls
}

/** Tolerates a clock up to an hour ahead: relays refuse tokens from the future, not old ones. */
const backdating = 3_600_000

interface RelayUrlParameters {
  readonly relayUrl: string
  readonly projectId: string
  readonly seed: string
  readonly subject: string
  readonly correction?: number | undefined
  readonly environment: Pick<Environment, 'now' | 'location' | 'page'>
}

/** Keeps path and query of the configured URL. The token's audience is that URL verbatim. */
export async function createRelayUrl({
  relayUrl,
  projectId,
  seed,
  subject,
  correction = 0,
  environment,
}: RelayUrlParameters): Promise<string> {
  const now = environment.now() + correction - backdating
  const token = await createRelayToken({ seed, subject, audience: relayUrl, now, environment })
  const url = new URL(relayUrl)
  url.searchParams.set('auth', token)
  url.searchParams.set('projectId', projectId)
  url.searchParams.set(
    'ua',
    `wc-2/js-portico/${environment.location ? `browser:${environment.location.hostname}` : 'node'}`,
  )
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}

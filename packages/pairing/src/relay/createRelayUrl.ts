import type { Environment } from '@portico/core'
import { createRelayToken } from '../crypto/createRelayToken.js'

/** Where a relay lives when the owner runs none. */
export const defaultRelayUrl = 'wss://relay.walletconnect.org'

export interface RelayUrlParameters {
  readonly relayUrl: string
  readonly projectId: string
  readonly seed: string
  readonly subject: string
  readonly environment: Pick<Environment, 'now' | 'location'>
}

/** Path and query of the configured address are kept; the token names that address exactly as it was given. */
export function createRelayUrl({
  relayUrl,
  projectId,
  seed,
  subject,
  environment,
}: RelayUrlParameters): string {
  const url = new URL(relayUrl)
  url.searchParams.set(
    'auth',
    createRelayToken({ seed, subject, audience: relayUrl, now: environment.now() }),
  )
  url.searchParams.set('projectId', projectId)
  url.searchParams.set(
    'ua',
    `wc-2/js-portico/${environment.location ? `browser:${environment.location.hostname}` : 'node'}`,
  )
  url.searchParams.set('useOnCloseEvent', 'true')
  return url.href
}

import type { Environment } from '@portico/core'
import { createRelayToken } from '../crypto/createRelayToken.js'

/** Where a relay lives when the owner runs none. */
export const defaultRelayUrl = 'wss://relay.walletconnect.org'

/** A clock that is less than an hour ahead needs no second try: relays refuse what is from the future, not what is old. */
const backdating = 3_600_000

export interface RelayUrlParameters {
  readonly relayUrl: string
  readonly projectId: string
  readonly seed: string
  readonly subject: string
  /** Milliseconds by which the relay's clock is known to differ from ours. */
  readonly correction?: number | undefined
  readonly environment: Pick<Environment, 'now' | 'location' | 'page'>
}

/** Path and query of the configured address are kept; the token names that address exactly as it was given. */
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

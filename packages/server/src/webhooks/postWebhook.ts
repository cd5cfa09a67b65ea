import type { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { createPublicLookup, isPublicAddress } from '../http/publicAddress.js'
import { ServerFailure } from '../ServerFailure.js'

export interface PostOptions {
  /** Allows http and addresses of this machine, for a sandbox. */
  allowsLoopback: boolean
  timeout?: number | undefined
  signal?: AbortSignal | undefined
  resolve?: typeof lookup | undefined
}

const defaultTimeout = 15_000

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** Public https, so that an endpoint cannot make the server call services of its own network (SSRF). */
export function parseWebhookUrl(text: string, { allowsLoopback }: Pick<PostOptions, 'allowsLoopback'>): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password || text.length > 2000)
    throw new ServerFailure('Write the URL of a webhook as https://shop.example/webhooks.')
  if (allowsLoopback && loopback.test(url.hostname) && /^https?:$/.test(url.protocol)) return url
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new ServerFailure('Webhooks are sent by https to public hosts only.')
  return url
}

/**
 * Resolves to the HTTP status. Redirects are not followed, because they could lead anywhere, and the response is not
 * read.
 */
export function postWebhook(
  text: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  options: PostOptions,
): Promise<number> {
  const url = parseWebhookUrl(text, options)
  const isLocal = options.allowsLoopback && loopback.test(url.hostname)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const late = AbortSignal.timeout(options.timeout ?? defaultTimeout)
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([late, ...(options.signal ? [options.signal] : [])]),
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'portico-webhooks',
        },
        ...(!isLocal && { lookup: createPublicLookup(options.resolve) }),
      },
      response => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
      .on('error', reject)
      .end(body)
  })
}

import {
  createUrlRedactor,
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  malformedResponse,
  networkNotServed,
  PorticoError,
} from '@portico/protocol'
import * as v from 'valibot'
import type { NetworkId } from '../networks/networks.ts'
import { fetchBounded, getPlace } from '../service/fetchBounded.ts'

export interface NodeClient {
  call(network: NetworkId, method: string, params: unknown, signal?: AbortSignal): Promise<unknown>
}

const AnswerSchema = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.pipe(v.number(), v.safeInteger()), message: v.string() })),
})

const submissions = new Set([
  'eth_sendRawTransaction',
  'eth_sendUserOperation',
  'sendTransaction',
  'author_submitExtrinsic',
])

export function createNodeClient(
  rpcUrls: Readonly<Record<string, string>>,
  options: { readonly fetch?: typeof fetch } = {},
): NodeClient {
  let last = 0
  return {
    async call(network, method, params, signal) {
      const url = requireNodeUrl(network, Object.hasOwn(rpcUrls, network) ? rpcUrls[network] : undefined)
      const context = { url: getPlace(url) }
      const post = async () => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: ++last, method, params })
        const { status, json } = await fetchBounded({ url, body, signal, ...options })
        const answer = v.safeParse(AnswerSchema, json)
        if (!answer.success) throw new PorticoError(malformedResponse, { context })
        const { error, result } = answer.output
        if (!error && isOutage(status))
          throw new PorticoError(httpStatus, { context: { ...context, status } })
        if (error) throw createNodeRefusal(url, error.message, error.code)
        return result
      }
      return submissions.has(method) ? post() : withNodeRetry(post, signal)
    },
  }
}

/** Requires TLS so that responses cannot be altered in transit, except on loopback. */
export function requireNodeUrl(network: NetworkId, url = ''): string {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : new URL('about:blank')
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback)) return url
  throw new PorticoError(networkNotServed, { context: { network } })
}

/** The node's own reason for the page, limited and without the URL, which may contain an API key. */
export function createNodeRefusal(url: string, reason: string, rpcCode: number) {
  const message = createUrlRedactor([url]).redact(reason).slice(0, 500)
  return new PorticoError({ code: 'node_refused', message, rpcCode, surface: 'throw' })
}

const retries = 3
const firstDelay = 150

const nodeFailures = [httpStatus, httpTimeout, httpUnreachable, malformedResponse]

/** Retries a failed read (K-03). A submission is never retried, because the node may have accepted it. */
export async function withNodeRetry<Result>(
  read: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (attempt === retries || !nodeFailures.some(entry => isPorticoError(error, entry))) throw error
      await new Promise(resolve => setTimeout(resolve, firstDelay * 2 ** attempt))
      signal?.throwIfAborted()
    }
  }
}

export const isOutage = (status: number): boolean => status === 429 || status >= 500

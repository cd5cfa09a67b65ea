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

/** Limits the node's error message that the page receives. */
const longestMessage = 500

export function createNodeClient(
  rpcUrls: Readonly<Record<string, string>>,
  options: { readonly fetch?: typeof fetch } = {},
): NodeClient {
  let last = 0
  return {
    async call(network, method, params, signal) {
      const url = Object.hasOwn(rpcUrls, network) ? rpcUrls[network] : undefined
      if (!url || !isSafeNodeUrl(url)) throw new PorticoError(networkNotServed, { context: { network } })
      const context = { url: getPlace(url) }
      const post = async () => {
        const body = JSON.stringify({ jsonrpc: '2.0', id: ++last, method, params })
        const { status, json } = await fetchBounded({ url, body, signal, ...options })
        const answer = v.safeParse(AnswerSchema, json)
        if (!answer.success) throw new PorticoError(malformedResponse, { context })
        const { error, result } = answer.output
        if (!error && isOutage(status))
          throw new PorticoError(httpStatus, { context: { ...context, status } })
        if (!error) return result
        const message = createUrlRedactor([url]).redact(error.message).slice(0, longestMessage)
        throw new PorticoError({ code: 'node_refused', message, rpcCode: error.code, surface: 'throw' })
      }
      return submissions.has(method) ? post() : withNodeRetry(post, signal)
    },
  }
}

/** Requires TLS so that responses cannot be altered in transit, except on loopback. */
export function isSafeNodeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
  return protocol === 'https:' || (protocol === 'http:' && isLoopback)
}

const retries = 3
/** In milliseconds; doubles each time. */
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

/** A status that indicates an overloaded node or an unreachable upstream, not a fault of the request. */
export const isOutage = (status: number): boolean => status === 429 || status >= 500

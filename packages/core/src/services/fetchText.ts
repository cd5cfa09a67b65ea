import { httpStatus, httpTimeout, httpUnreachable, PorticoError, responseTooLarge } from '@portico/protocol'
import { requestTimeout } from '../utils/timing.js'
import { withTimeout } from '../utils/withTimeout.js'
import type { Environment } from './Environment.js'

export interface FetchTextOptions {
  readonly environment: Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout'>
  readonly init: RequestInit
  /** Maximum size of the response in bytes. Without it the body is not read. */
  readonly limit?: number | undefined
  /** Bytes of an error response that are read into the error. Default: none. */
  readonly refusalLimit?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export function fetchText(
  url: string,
  { environment, init, limit, refusalLimit, signal }: FetchTextOptions,
): Promise<string> {
  const context = { url: url.replace(/\?.*$/, '') }

  const fetch = async (stop: AbortSignal) => {
    const response = await environment.fetch(url, { ...init, credentials: 'omit', signal: stop })
    const { ok, status, body } = response
    if (ok && limit !== undefined) return read(response, limit, context.url)
    const isRead = !ok && refusalLimit !== undefined
    const text = isRead ? await read(response, refusalLimit, context.url).catch(() => undefined) : undefined
    // Cancels the unread rest of the body.
    body?.cancel().catch(() => undefined)
    if (!ok) throw new PorticoError(httpStatus, { context: { ...context, status, text }, cause: response })
    return ''
  }

  return withTimeout(
    stop =>
      fetch(stop).catch((cause: unknown) => {
        throw cause instanceof PorticoError ? cause : new PorticoError(httpUnreachable, { context, cause })
      }),
    {
      environment,
      milliseconds: requestTimeout,
      error: () => new PorticoError(httpTimeout, { context: { ...context, seconds: requestTimeout / 1000 } }),
      signal,
    },
  )
}

/** Counts decompressed bytes, since a few kilobytes may expand to hundreds of megabytes. */
async function read({ body }: Response, limit: number, url: string): Promise<string> {
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  let [text, size] = ['', 0]
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || !value) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      reader?.cancel().catch(() => undefined)
      throw new PorticoError(responseTooLarge, { context: { url, limit } })
    }
    text += decoder.decode(value, { stream: true })
  }
}

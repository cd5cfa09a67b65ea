import { httpStatus, httpTimeout, httpUnreachable, PorticoError, responseTooLarge } from '@portico/protocol'
import { requestTimeout } from '../constants/timing.js'
import type { Environment } from '../environment/Environment.js'
import { withTimeout } from '../wrappers/withTimeout.js'

export interface FetchTextOptions {
  readonly environment: Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout'>
  readonly init: RequestInit
  /** How many bytes the answer may have; it is not read at all when there is none. */
  readonly limit?: number | undefined
  /** How many bytes are read of an answer that is a refusal, into the error; none when not given. */
  readonly refusalLimit?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** One HTTP call, answered whole within ten seconds and the given size, or not at all. */
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
    // Nobody looks at the rest, so that it need not be sent.
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

/** Counts what comes out of the decompression, since a few kilobytes may hold hundreds of megabytes. */
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

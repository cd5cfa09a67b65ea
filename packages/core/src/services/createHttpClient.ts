import {
  httpStatus,
  httpUnreachable,
  isPorticoError,
  malformedResponse,
  PorticoError,
} from '@portico/protocol'
import type { GenericSchema } from 'valibot'
import { longestRetryAfter, requestRetries, retryDelay } from '../utils/timing.js'
import { withRetry } from '../utils/withRetry.js'
import type { Environment } from './Environment.js'
import { fetchText } from './fetchText.js'
import { parseJson } from './parseJson.js'
import { parseRetryAfter } from './parseRetryAfter.js'

export type HttpQuery = Readonly<Record<string, string | number | boolean | undefined>>

export interface HttpClient {
  get<Output>(
    path: string,
    options: AnswerOptions<Output> & { readonly query?: HttpQuery | undefined },
  ): Promise<Output>
  /** Sends once, without retries: a second POST could repeat a side effect. The response body is not read. */
  post(
    path: string,
    body: unknown,
    options?: { readonly keepalive?: boolean | undefined; readonly refusalLimit?: number | undefined },
  ): Promise<void>
  ask<Output>(path: string, body: unknown, options: AnswerOptions<Output>): Promise<Output>
}

interface AnswerOptions<Output> {
  readonly schema: GenericSchema<unknown, Output>
  readonly limit: number
  /** Bytes of an error response that are read into `context.text` of the error. */
  readonly refusalLimit?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export interface HttpClientOptions {
  readonly environment: Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout' | 'now'>
  readonly baseUrl: string
  readonly query: { readonly projectId: string; readonly st: string; readonly sv: string }
}

/** HTTP client of one service (W-04, W-30). Every failure is a `PorticoError`. */
export function createHttpClient({ environment, baseUrl, query: common }: HttpClientOptions): HttpClient {
  const getDelay = (error: unknown, attempt: number): number | undefined => {
    const backoff = retryDelay * 2 ** attempt
    if (isPorticoError(error, httpUnreachable)) return backoff
    if (!isPorticoError(error, httpStatus)) return undefined
    const { status } = error.context
    if (status !== 429 && status < 500) return undefined
    const header = error.cause instanceof Response ? error.cause.headers.get('retry-after') : null
    const wait = parseRetryAfter(header, environment.now()) ?? backoff
    return wait <= longestRetryAfter ? wait : undefined
  }

  const parse = async <Output>(path: string, text: string, schema: GenericSchema<unknown, Output>) => {
    const result = await schema['~standard'].validate(parseJson(text))
    if (result.issues) throw new PorticoError(malformedResponse, { context: { url: baseUrl + path } })
    return result.value
  }

  return {
    async get(path, { schema, limit, refusalLimit, query, signal }) {
      const url = formatUrl(baseUrl + path, { ...query, ...common })
      const init = { method: 'GET', redirect: 'error' } as const
      const text = await withRetry(() => fetchText(url, { environment, init, limit, refusalLimit, signal }), {
        environment,
        retries: requestRetries,
        delay: getDelay,
        signal,
      })
      return parse(path, text, schema)
    },
    async post(path, body, { keepalive = false, refusalLimit } = {}) {
      const init = { ...toPost(body), keepalive }
      await fetchText(formatUrl(baseUrl + path, common), { environment, init, refusalLimit })
    },
    async ask(path, body, { schema, limit, refusalLimit, signal }) {
      const url = formatUrl(baseUrl + path, common)
      const init = toPost(body)
      return parse(path, await fetchText(url, { environment, init, limit, refusalLimit, signal }), schema)
    },
  }
}

const toPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
  redirect: 'error',
})

function formatUrl(url: string, query: HttpQuery) {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  return `${url}?${parameters}`
}

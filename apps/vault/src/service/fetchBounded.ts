import {
  httpTimeout,
  httpUnreachable,
  malformedResponse,
  PorticoError,
  responseTooLarge,
} from '@portico/protocol'

export interface BoundedRequest {
  readonly url: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
  /** The maximum response size in bytes. */
  readonly limit?: number
  readonly signal?: AbortSignal | undefined
}

export interface BoundedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly json: unknown
}

/** Posts JSON with limits on time and size, without cookies or redirects. */
export async function fetchBounded(request: BoundedRequest): Promise<BoundedAnswer> {
  const { url, headers } = request
  const answer = await fetchBoundedText({
    ...request,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.status, headers: answer.headers, json: parseJson(answer.text, url) }
}

/** The same for text; without a body it is a GET. */
export async function fetchBoundedText(
  request: Omit<BoundedRequest, 'body'> & { readonly body?: string | undefined },
): Promise<Omit<BoundedAnswer, 'json'> & { readonly text: string }> {
  const { url, body, headers, timeoutMs = 10_000, limit = 1_048_576 } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  try {
    const response = await (request.fetch ?? fetch)(url, {
      method: body === undefined ? 'GET' : 'POST',
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const text = await readText(response, url, limit)
    return { status: response.status, headers: response.headers, text }
  } catch (cause) {
    if (cause instanceof PorticoError) throw cause
    request.signal?.throwIfAborted()
    if (timeout.aborted)
      throw new PorticoError(httpTimeout, {
        context: { url: getPlace(url), seconds: timeoutMs / 1000 },
        cause,
      })
    throw new PorticoError(httpUnreachable, { context: { url: getPlace(url) }, cause })
  }
}

/** Errors contain only the origin: they reach the page, and node URLs contain API keys. */
export const getPlace = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')

async function readText(response: Response, url: string, limit: number) {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    length += chunk.value.length
    if (length > limit) {
      await reader.cancel()
      throw new PorticoError(responseTooLarge, { context: { url: getPlace(url), limit } })
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

function parseJson(text: string, url: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    throw new PorticoError(malformedResponse, { context: { url: getPlace(url) }, cause })
  }
}

import {
  httpTimeout,
  httpUnreachable,
  malformedResponse,
  PorticoError,
  responseTooLarge,
} from '@portico/protocol'

interface BoundedRequest {
  readonly url: string
  readonly body?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
  readonly timeoutMs?: number
  readonly limit?: number
  readonly signal?: AbortSignal | undefined
}

export async function fetchBounded(request: BoundedRequest & { readonly body: string }) {
  const headers = { 'content-type': 'application/json', ...request.headers }
  const { text, ...answer } = await fetchBoundedText({ ...request, headers })
  return { ...answer, json: parseJson(text, request.url) }
}

export async function fetchBoundedText(request: BoundedRequest) {
  const { url, body, headers = {}, timeoutMs = 10_000, limit = 1_048_576 } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  try {
    const response = await (request.fetch ?? fetch)(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
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
    const place = { url: getPlace(url) }
    if (timeout.aborted)
      throw new PorticoError(httpTimeout, { context: { ...place, seconds: timeoutMs / 1000 }, cause })
    throw new PorticoError(httpUnreachable, { context: place, cause })
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

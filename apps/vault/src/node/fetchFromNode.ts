import { createUrlRedactor, httpStatus, networkNotServed, PorticoError } from '@portico/protocol'
import type { NetworkId } from '../networks/networks.ts'
import { fetchBoundedText, getPlace } from '../service/fetchBounded.ts'
import { isOutage, isSafeNodeUrl, withNodeRetry } from './createNodeClient.ts'

/** Limits the node's error message that the page receives. */
const longestMessage = 500

interface Place {
  readonly network: NetworkId
  readonly url: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Fetches a path below the node's URL. With a body it is a POST that is sent once. */
export async function fetchFromNode(
  { network, url, signal }: Place,
  path: string,
  body?: string,
): Promise<string> {
  if (!url || !isSafeNodeUrl(url)) throw new PorticoError(networkNotServed, { context: { network } })
  const headers = { 'content-type': 'text/plain' }
  const fetch = async () => {
    const { status, text } = await fetchBoundedText({
      url: `${url.replace(/\/$/, '')}${path}`,
      body,
      ...(body !== undefined && { headers }),
      signal,
    })
    if (status >= 200 && status < 300) return text
    if (isOutage(status)) throw new PorticoError(httpStatus, { context: { url: getPlace(url), status } })
    const message = createUrlRedactor([url]).redact(text).slice(0, longestMessage)
    throw new PorticoError({ code: 'node_refused', message, rpcCode: -32000, surface: 'throw' })
  }
  return body === undefined ? withNodeRetry(fetch, signal) : fetch()
}

import { httpStatus, PorticoError } from '@portico/protocol'
import type { NetworkId } from '../networks/networks.ts'
import { fetchBoundedText, getPlace } from '../service/fetchBounded.ts'
import { createNodeRefusal, isOutage, requireNodeUrl, withNodeRetry } from './createNodeClient.ts'

interface Place {
  readonly network: NetworkId
  readonly url: string | undefined
  readonly signal?: AbortSignal | undefined
}

export async function fetchFromNode(
  { network, url: given, signal }: Place,
  path: string,
  body?: string,
): Promise<string> {
  const url = requireNodeUrl(network, given)
  const fetch = async () => {
    const { status, text } = await fetchBoundedText({
      url: `${url.replace(/\/$/, '')}${path}`,
      body,
      ...(body !== undefined && { headers: { 'content-type': 'text/plain' } }),
      signal,
    })
    if (status >= 200 && status < 300) return text
    if (isOutage(status)) throw new PorticoError(httpStatus, { context: { url: getPlace(url), status } })
    throw createNodeRefusal(url, text, -32000)
  }
  return body === undefined ? withNodeRetry(fetch, signal) : fetch()
}

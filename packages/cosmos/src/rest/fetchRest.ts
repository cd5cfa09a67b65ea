import type { Network } from '@portico/core'
import { fetchText, parseJson } from '@portico/core/adapter'
import { noRpcUrl, PorticoError } from '@portico/protocol'
import type { CosmosRuntime } from '../CosmosRuntime.js'

/** More than any answer to the few questions that are asked here. */
const limit = 1_000_000

/** Asks the REST interface of a network; with a body it is a POST. */
export async function fetchRest(
  { context }: CosmosRuntime,
  network: Network,
  path: string,
  { body, signal }: { readonly body?: object | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const base = network.cosmos?.rest
  if (!base) throw new PorticoError(noRpcUrl, { context: { chainId: network.id } })
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const { environment } = context
  return parseJson(await fetchText(`${base}${path}`, { environment, init: init ?? {}, limit, signal }))
}

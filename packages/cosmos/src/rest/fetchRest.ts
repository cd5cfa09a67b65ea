import type { Network } from '@portico/core'
import { fetchText, parseJson, withEndpoints } from '@portico/core/adapter'
import { noRpcUrl, PorticoError } from '@portico/protocol'
import type { CosmosRuntime } from '../wallet/CosmosWallet.js'

const limit = 1_000_000

export async function fetchRest(
  { context: { environment } }: CosmosRuntime,
  network: Network,
  path: string,
  { body, signal }: { readonly body?: object | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<unknown> {
  const base = network.cosmos?.rest
  if (!base) throw new PorticoError(noRpcUrl, { context: { chainId: network.id } })
  const fetch = async (init: RequestInit) =>
    parseJson(await fetchText(`${base}${path}`, { environment, init, limit, signal }))
  if (!body) return withEndpoints(() => fetch({}), { environment, urls: [base], chainId: network.id, signal })
  const headers = { 'content-type': 'application/json' }
  return fetch({ method: 'POST', headers, body: JSON.stringify(body) })
}

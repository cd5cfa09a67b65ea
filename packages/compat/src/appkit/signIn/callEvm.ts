import type { EvmCall } from '@portico/siwx/verify'

/** Error codes of reverted calls. Nodes also use -32000 for other failures, without data. */
const isRevert = ({ code, data }: { readonly code?: unknown; readonly data?: unknown }) =>
  code === 3 || code === -32015 || (code === -32000 && typeof data === 'string')

/** Runs `eth_call` to verify signatures of smart accounts. Resolves to undefined if the contract reverted. */
export async function callEvm(url: string, call: EvmCall): Promise<string | undefined> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [call, 'latest'] }),
    signal: AbortSignal.timeout(20_000),
  })
  const { result, error } = Object(await response.json().catch(() => undefined))
  if (typeof result === 'string') return result
  if (isRevert(Object(error))) return undefined
  throw new Error('The node did not respond to eth_call.')
}

/** The chain id of a node; undefined if it does not respond. */
export async function askChainId(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    })
    // Any service may be on that port: a different shape fails the caller's comparison.
    const { result } = (await response.json()) as { result?: string }
    return Number(result)
  } catch {
    return undefined
  }
}
